import { SuryaElement } from '../components/SuryaElement.tsx';
import { useText } from '../components/useText.ts';
import * as styles from './PaymentResult.module.css';

/** The result of a payment; without scripts, a text that explains where to look for it. */
export function PaymentResult() {
  const text = useText();
  return (
    <>
      <div className={styles.result}>
        <SuryaElement tag="surya-payment-result" />
      </div>
      <noscript>
        <p className={styles.unscripted}>{text('event.paymentUnscripted')}</p>
      </noscript>
    </>
  );
}
