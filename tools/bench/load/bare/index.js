import { http } from '@google-cloud/functions-framework';

/** The functions that ours are measured beside: as little as the framework lets one write. */

http('hello', (_request, response) => {
  response.send('hello');
});

/**
 * Makes the one call that create-payment makes, with the same fields, by plain fetch, and answers the same;
 * it checks, limits and logs nothing.
 */
http('one-call', async (request, response) => {
  const { programId, programType, location, language, price, programTitle, attempt } = request.body;
  const facts = { program: programId, program_type: programType, location, language, title: programTitle };
  const form = new URLSearchParams({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    submit_type: 'book',
    locale: language,
    'adaptive_pricing[enabled]': 'false',
    client_reference_id: programId,
    expires_at: String(Math.floor(Date.now() / 1000) + 3600),
    success_url: `${process.env.SITE_ORIGIN}/en-payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${process.env.SITE_ORIGIN}/en-program-details/${programId}`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': String(price * 100),
    'line_items[0][price_data][product_data][name]': programTitle,
    'payment_intent_data[description]': programTitle,
  });
  for (const [name, value] of Object.entries(facts)) {
    form.set(`metadata[${name}]`, value);
    form.set(`payment_intent_data[metadata][${name}]`, value);
  }
  const answer = await fetch(`${process.env.STRIPE_API_BASE}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}`, 'idempotency-key': attempt },
    body: form,
  });
  const { url } = await answer.json();
  response.json({ url });
});
