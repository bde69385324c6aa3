/** The texts of forms and payment, which a page with only the calendar does not download. */
export interface FormMessages {
  fields: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    city: string;
    whatsappGroup: string;
  };
  /** Under an empty field. */
  required: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'city', string>;
  invalidEmail: string;
  /** Under a field that the server refuses. */
  refused: string;
  program: {
    /** The last day of a reduced price. */
    promoUntil: (day: string) => string;
    /** In place of a form or button where no place is left. */
    full: string;
    /** In place of a form or button once the program is over. */
    past: string;
  };
  registration: {
    submit: string;
    submitting: string;
    failed: string;
    thanks: (firstName: string) => string;
    confirmed: (title: string, email: string) => string;
    again: string;
  };
  payment: {
    pay: string;
    loading: string;
    /** Where the payment is made. */
    where: string;
    creationFailed: string;
    unexpected: string;
  };
  /** Where the program cannot be booked on the page that shows it. */
  elsewhere: {
    link: string;
    /** What the link leads to. */
    there: string;
  };
  result: {
    checking: string;
    adding: string;
    thanks: string;
    /** Title and dates of the program. */
    confirmed: (program: string) => string;
    paid: string;
    /** The payment was made, but the verification could not be finished. */
    failedTitle: string;
    failed: string;
    /** Stripe has not confirmed the payment yet. */
    pendingTitle: string;
    pending: string;
    /** The address names no payment. */
    noneTitle: string;
    none: string;
  };
  region: {
    submit: string;
    submitting: string;
    subject: string;
    /** What is asked for, where the page does not say: `a program`. */
    request: string;
    mail: (visitor: { firstName: string; city: string; email: string }, request: string) => string;
    chat: (city: string, request: string) => string;
    sent: string;
    openMail: string;
    openChat: string;
  };
}
