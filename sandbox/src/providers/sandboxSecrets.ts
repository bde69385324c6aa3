/** The secrets of the mock providers; they open no real account. */
export const sandboxSecrets = {
  stripeSecretKey: 'sk_test_sandbox0000000000000000',
  stripeWebhookSecret: 'whsec_sandbox0000000000000000000000000000',
  sendgridApiKey: 'SG.sandbox.0000000000000000000000000000000000000000000',
  brevoApiKey: 'xkeysib-sandbox0000000000000000000000000000',
};
