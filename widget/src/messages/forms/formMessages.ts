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
  /** What is said under a field left empty. */
  required: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'city', string>;
  invalidEmail: string;
  /** Under a field that only the server refused. */
  refused: string;
  program: {
    /** Stands before the last day of a reduced price. */
    promoUntil: (day: string) => string;
    /** Said in place of a form or button where no place is left. */
    full: string;
    /** Said in place of a form or button once the program is over. */
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
  /** Where the program cannot be booked on the page it is shown on. */
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
    /** The payment stands, but the rest could not be finished here. */
    failedTitle: string;
    failed: string;
    /** The card provider has not confirmed the payment yet. */
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
    mail: (firstName: string, city: string, email: string) => string;
    chat: (city: string) => string;
    sent: string;
    openMail: string;
    openChat: string;
  };
}
