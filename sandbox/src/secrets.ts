/** The sandbox's accounts. Nothing of this opens anything outside it; real keys come from the environment. */
export const sandboxSecrets = {
  stripeSecretKey: 'sk_test_sandbox0000000000000000',
  stripeWebhookSecret: 'whsec_sandbox0000000000000000000000000000',
  sendgridApiKey: 'SG.sandbox.0000000000000000000000000000000000000000000',
  brevoApiKey: 'xkeysib-sandbox0000000000000000000000000000',
};

export type SandboxSecrets = typeof sandboxSecrets;
