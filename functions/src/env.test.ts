import { EnvError, readBrevoEnv, readEnv, readStripeEnv } from './env.ts';

const secrets = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SENDGRID_API_KEY: 'SG.1',
  BREVO_API_KEY: 'xkeysib-1',
  SITE_ORIGIN: 'https://www.studio.example',
};

describe('the environment', () => {
  test('requires the secrets and the site, and defaults to the real services', () => {
    expect(readEnv({ ...secrets, EXTRA_ORIGINS: '' })).toEqual({
      stripeSecretKey: 'sk_test_1',
      stripeWebhookSecret: 'whsec_1',
      sendgridApiKey: 'SG.1',
      brevoApiKey: 'xkeysib-1',
      siteOrigin: 'https://www.studio.example',
      stripeApiBase: 'https://api.stripe.com',
      sendgridApiBase: 'https://api.sendgrid.com',
      brevoApiBase: 'https://api.brevo.com/v3',
      extraOrigins: [],
      clock: undefined,
      version: 'unreleased',
    });
  });

  test('accepts the addresses of a sandbox', () => {
    const env = readEnv({
      ...secrets,
      SITE_ORIGIN: 'http://localhost:8000',
      STRIPE_API_BASE: 'http://localhost:8002',
      SENDGRID_API_BASE: 'http://localhost:8002/sendgrid',
      BREVO_API_BASE: 'http://localhost:8002/brevo/v3/',
      EXTRA_ORIGINS: 'http://localhost:8001, http://localhost:8003',
      SURYA_CLOCK: '2025-06-01T09:00:00+02:00',
      SURYA_VERSION: 'cb2a91f',
    });
    expect(env).toMatchObject({
      stripeApiBase: 'http://localhost:8002',
      sendgridApiBase: 'http://localhost:8002/sendgrid',
      brevoApiBase: 'http://localhost:8002/brevo/v3',
      extraOrigins: ['http://localhost:8001', 'http://localhost:8003'],
      clock: new Date('2025-06-01T07:00:00Z'),
      version: 'cb2a91f',
    });
  });

  test.each<[string, string | undefined, string]>([
    ...Object.keys(secrets).flatMap((name): [string, string | undefined, string][] => [
      [name, undefined, `${name} is missing`],
      [name, '', `${name} is missing`],
    ]),
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'STRIPE_SECRET_KEY must look like sk_live_… or sk_test_…'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET must look like whsec_…'],
    ['SENDGRID_API_KEY', 'key', 'SENDGRID_API_KEY must look like SG.…'],
    ['BREVO_API_KEY', 'key', 'BREVO_API_KEY must look like xkeysib-…'],
    ['SITE_ORIGIN', 'https://a.example/', 'SITE_ORIGIN must be an origin such as https://www.example.org'],
    [
      'STRIPE_API_BASE',
      'http://a.example/v1',
      'STRIPE_API_BASE must be an origin such as https://www.example.org',
    ],
    ['SENDGRID_API_BASE', 'ftp://a.example', 'SENDGRID_API_BASE must be an http address'],
    ['EXTRA_ORIGINS', 'http://a.example/x', 'EXTRA_ORIGINS must be origins separated by commas'],
    ['SURYA_VERSION', 'a\nb', 'SURYA_VERSION must be a commit or the like'],
    ['SURYA_CLOCK', 'yesterday', 'SURYA_CLOCK must be a time with zone such as 2025-06-01T09:00:00+02:00'],
  ])('is refused where %s is %p', (name, value, message) => {
    expect(() => readEnv({ ...secrets, [name]: value })).toThrow(new EnvError([message]));
  });

  test('is refused where a demonstration’s clock meets a live key', () => {
    const live = { ...secrets, STRIPE_SECRET_KEY: 'sk_live_1', SURYA_CLOCK: '2025-06-01T09:00:00+02:00' };
    expect(() => readEnv(live)).toThrow('SURYA_CLOCK must not be set where real money is taken');
  });

  test('names every fault at once, without values', () => {
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'oops' })).toThrow(
      'STRIPE_SECRET_KEY must look like sk_live_… or sk_test_…; STRIPE_WEBHOOK_SECRET is missing; ' +
        'SENDGRID_API_KEY is missing; BREVO_API_KEY is missing; SITE_ORIGIN is missing',
    );
  });

  test('requires of a command only the variables that it uses', () => {
    expect(readStripeEnv({ STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual({
      stripeSecretKey: 'rk_live_1',
      stripeApiBase: 'https://api.stripe.com',
    });
    expect(readBrevoEnv({ BREVO_API_KEY: 'xkeysib-1', BREVO_API_BASE: 'http://localhost:1/v3' })).toEqual({
      brevoApiKey: 'xkeysib-1',
      brevoApiBase: 'http://localhost:1/v3',
    });
    expect(() => readStripeEnv({ BREVO_API_KEY: 'x' })).toThrow(
      new EnvError(['STRIPE_SECRET_KEY is missing']),
    );
    expect(() => readBrevoEnv({})).toThrow(new EnvError(['BREVO_API_KEY is missing']));
  });
});
