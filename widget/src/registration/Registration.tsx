import { availabilityAt, priceAt } from '@surya/data';
import { Closed, ForProgram } from '../shared/ForProgram.tsx';
import type { FeatureProps } from '../shared/feature.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { RegistrationDesk } from './RegistrationDesk.tsx';

/** `<surya-registration>`: the form of a free event (SPEC §4 "Free event form"); attributes in `index.d.ts`. */
export function Registration({ attributes, catalogue }: FeatureProps) {
  const { locale, messages, resolve } = useSurroundings();
  return (
    <ForProgram catalogue={catalogue} id={attributes.program}>
      {(program, now, _, { partners }) => {
        const availability = availabilityAt(program, now);
        if (availability !== 'open') return <Closed availability={availability} />;
        if (priceAt(program, now).free)
          return <RegistrationDesk program={program} partner={attributes.partner} partners={partners} />;
        return (
          <a className="button" href={resolve(program.languageContent[locale].detailsUrl)} target="_top">
            {messages.calendar.learnMore}
          </a>
        );
      }}
    </ForProgram>
  );
}
