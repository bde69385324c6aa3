import { Section } from '../components/Section.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';

/** What became of the payment, on the success page. */
export function PaymentResult() {
  return (
    <Section>
      <SuryaElement tag="surya-payment-result" />
    </Section>
  );
}
