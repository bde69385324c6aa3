import type { CheckoutInitiated } from '@surya/widget';
import { type ReactNode, useEffect, useRef } from 'react';

/** The studio whose programs are shown. */
const studio = 'https://www.atelier-surya.example';

interface WorkshopsProps {
  /** Your id as the studio gave it to you. */
  partner: string;
  language: 'fr' | 'en' | 'es';
  /** Told when a visitor leaves to pay, before anything is sent. */
  onCheckout?: (checkout: CheckoutInitiated) => void;
  /** Links to the next dates, for visitors whose script does not run. */
  children: ReactNode;
}

/**
 * The studio's next workshops in a React page. React 19 puts the script into the head once, however many of
 * these there are; with an older React the page's own HTML loads it.
 */
export function Workshops({ partner, language, onCheckout, children }: WorkshopsProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || !onCheckout) return;
    // The events bubble, so one listener hears every element inside; `@surya/widget` gives it its type.
    const hear = ({ detail }: HTMLElementEventMap['surya:checkout-initiated']) => onCheckout(detail);
    element.addEventListener('surya:checkout-initiated', hear);
    return () => element.removeEventListener('surya:checkout-initiated', hear);
  }, [onCheckout]);

  return (
    <div ref={place} lang={language}>
      <script type="module" async src={`${studio}/widget/v1/booking.js`} />
      <surya-calendar
        partner={partner}
        practice="surya_kriya"
        limit={6}
        style={{ '--surya-accent': '#2f4858', '--surya-on-accent': '#fffbf4' }}
      >
        {children}
      </surya-calendar>
      <surya-payment program="surya-kriya-rennes" partner={partner} />
    </div>
  );
}
