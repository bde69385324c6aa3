/**
 * Types for pages that embed the widget. Import them once (`import '@surya/widget'`) to have the elements
 * known to the DOM, their events to addEventListener, and their attributes to JSX.
 */

/** The visitor presses the payment button; fired before anything is sent. */
export interface CheckoutInitiated {
  content_name: string;
  content_category: 'Yoga Program';
  /** What is charged today, euros. */
  value: number;
  currency: 'EUR';
  /** The city. */
  location: string;
}

/** A registration for a free event is confirmed. */
export interface RegistrationCompleted {
  content_name: string;
  content_category: 'Yoga Program';
  method: 'website';
}

/** A payment is verified. */
export interface Purchase {
  content_name: string;
  /** What was paid, euros. */
  value: number;
  /** ISO 4217. */
  currency: string;
  /** The checkout session. */
  transaction_id: string;
}

/** The events that bubble out of the elements, also across shadow roots. */
export interface SuryaEventMap {
  'surya:checkout-initiated': CustomEvent<CheckoutInitiated>;
  'surya:registration-completed': CustomEvent<RegistrationCompleted>;
  'surya:purchase': CustomEvent<Purchase>;
}

/**
 * The calendar of the studio's programs. An attribute whose value is unknown counts as absent. Hours are
 * those of Europe/Paris, and say so to a visitor whose clock shows others.
 *
 * Parts: `root`; `filters` with `tab`, `practice`, `field`, `popover` and `button`; `count`; `cards`, each a
 * `card` with `picture`, `title`, `calendar-link` (adds it to the visitor's calendar), `price` and `button`;
 * `calendar-link` once more beneath the cards, where the whole calendar can be subscribed to; `notice`. Of
 * the variant `list`: `list` and its `line`s.
 */
export interface SuryaCalendarElement extends HTMLElement {
  /** Key of the practice chosen at first, such as `surya_kriya`. */
  practice: string | undefined;
  /** City chosen at first. */
  location: string | undefined;
  /** How many programs are shown at most. */
  limit: string | undefined;
  /** Id of the only program shown; of one that is not there it is said so, above all others. */
  program: string | undefined;
  /** Id of the embedding studio. */
  partner: string | undefined;
  /** `full` with filters, `dropdown` with the practices only, `list` of the next programs. */
  variant: string | undefined;
  /** Keeps the chosen filters in the page's address; for the studio's own site. */
  shareFilters: string | undefined;
}

/** The registration form of a free event. */
export interface SuryaRegistrationElement extends HTMLElement {
  program: string | undefined;
  partner: string | undefined;
}

/** The price of a program and the button that leads to its payment. */
export interface SuryaPaymentElement extends HTMLElement {
  program: string | undefined;
  partner: string | undefined;
}

/** What became of a payment, on the page the card provider leads back to. */
export interface SuryaPaymentResultElement extends HTMLElement {}

/** The form by which visitors propose their region. */
export interface SuryaRegionFormElement extends HTMLElement {
  /** The studio's e-mail address. */
  email: string | undefined;
  /** The studio's WhatsApp number, international. */
  whatsapp: string | undefined;
  /** Subject of the mail draft. */
  subject: string | undefined;
  /** What is asked for, `a workshop`. */
  request: string | undefined;
}

/** Attributes of each element, as JSX and templates write them. */
export interface SuryaAttributes {
  'surya-calendar': {
    practice?: string;
    location?: string;
    limit?: number | string;
    program?: string;
    partner?: string;
    variant?: 'full' | 'dropdown' | 'list';
    'share-filters'?: boolean | '';
  };
  'surya-registration': { program: string; partner?: string };
  'surya-payment': { program: string; partner?: string };
  'surya-payment-result': object;
  'surya-region-form': { email: string; whatsapp: string; subject?: string; request?: string };
}

declare global {
  interface HTMLElementTagNameMap {
    'surya-calendar': SuryaCalendarElement;
    'surya-registration': SuryaRegistrationElement;
    'surya-payment': SuryaPaymentElement;
    'surya-payment-result': SuryaPaymentResultElement;
    'surya-region-form': SuryaRegionFormElement;
  }
  interface HTMLElementEventMap extends SuryaEventMap {}
  interface DocumentEventMap extends SuryaEventMap {}
}

declare module 'react' {
  /** The theme's custom properties, in `style`. */
  interface CSSProperties {
    [property: `--surya-${string}`]: string | undefined;
  }
  /** An element as React takes it: `ref`, `key`, `style`, its own attributes, and `class` before React 19. */
  type SuryaProps<Tag extends keyof SuryaAttributes> = DetailedHTMLProps<
    HTMLAttributes<HTMLElementTagNameMap[Tag]>,
    HTMLElementTagNameMap[Tag]
  > &
    SuryaAttributes[Tag] & { class?: string };

  namespace JSX {
    interface IntrinsicElements {
      'surya-calendar': SuryaProps<'surya-calendar'>;
      'surya-registration': SuryaProps<'surya-registration'>;
      'surya-payment': SuryaProps<'surya-payment'>;
      'surya-payment-result': SuryaProps<'surya-payment-result'>;
      'surya-region-form': SuryaProps<'surya-region-form'>;
    }
  }
}
