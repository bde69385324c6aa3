import { availabilityAt } from '@surya/data';
import { Closed, ForProgram } from '../shared/ForProgram.tsx';
import type { FeatureProps } from '../shared/feature.ts';
import { PaymentDesk } from './PaymentDesk.tsx';

/** `<surya-payment>`: a program's price and the button that leads to its payment; attributes in `index.d.ts`. */
export function Payment({ attributes, catalogue }: FeatureProps) {
  return (
    <ForProgram catalogue={catalogue} id={attributes.program}>
      {(program, now, renew, { partners }) => {
        const availability = availabilityAt(program, now);
        if (availability !== 'open') return <Closed availability={availability} />;
        const { partner } = attributes;
        return (
          <PaymentDesk program={program} now={now} partner={partner} partners={partners} renew={renew} />
        );
      }}
    </ForProgram>
  );
}
