import { SuryaElement } from '../components/SuryaElement.tsx';

/** What became of the payment, on the success page. */
export function PaymentResult() {
  return <SuryaElement tag="surya-payment-result" />;
}
