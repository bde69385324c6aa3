import type { FeatureProps } from '../shared/feature.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { Unavailable } from '../shared/Waiting.tsx';
import { landingOf } from './landing.ts';
import { Result } from './Result.tsx';
import { Verified } from './Verified.tsx';

/** `<surya-payment-result>`: what became of the payment the card provider's page led back from (SPEC §4). */
export function PaymentResult({ catalogue: first }: FeatureProps) {
  const [catalogue, retry] = useCatalogue(first);
  // Rendered at build there is no address yet, and the check is about to begin.
  if (typeof location === 'undefined') return <Result state="checking" />;
  if (catalogue === null) return <Unavailable retry={retry} />;
  const landing = landingOf(location.search);
  if (!landing.sessionId) return <Result state="none" />;
  if (!catalogue) return <Result state="checking" />;
  const program = catalogue.programs.find(({ id }) => id === landing.programId);
  if (!program) return <Result state="none" />;
  return <Verified landing={landing} sessionId={landing.sessionId} program={program} />;
}
