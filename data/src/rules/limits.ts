/**
 * Longest values that the functions accept, in characters (docs/decisions/0016-validation-limits). The
 * schemas of requests and the forms of the widget both read them.
 */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  city: 100,
} as const;

/** An e-mail address as the HTML standard accepts it in `input type=email`, whose domain has a dot. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The id of a checkout session, as Stripe writes it. */
export const checkoutSessionPattern = /^cs_(test|live)_[A-Za-z0-9]{1,200}$/;
