import { startFilter } from '../programs/startFilter.ts';
import { countOf, type FeatureProps } from '../shared/feature.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { Unavailable, Waiting } from '../shared/Waiting.tsx';
import { Browser } from './Browser.tsx';
import { Programs } from './Programs.tsx';
import type { FilterKeeper } from './useFilter.ts';

export interface CalendarProps extends FeatureProps {
  /** What keeps the chosen filters; undefined where the page's address is left alone. */
  keeper?: FilterKeeper | undefined;
}

/** `<surya-calendar>`: the studio's programs ; its attributes are told in `index.d.ts`. */
export function Calendar({ attributes, catalogue: first, keeper }: CalendarProps) {
  const { now: getCatalogueTime, messages } = useSurroundings();
  const [catalogue, retry] = useCatalogue(first);
  if (catalogue === null) return <Unavailable retry={retry} />;
  if (!catalogue) return <Waiting />;

  const { programs } = catalogue;
  const now = getCatalogueTime(catalogue);
  const limit = countOf(attributes.limit);
  const { partner, variant } = attributes;

  const only = programs.find(({ id }) => id === attributes.program);
  if (only) return <Programs programs={[only]} now={now} partner={partner} />;

  const start = startFilter(attributes, catalogue);
  return (
    <>
      {attributes.program && (
        <p className="notice" part="notice">
          {messages.common.unknownProgram}
        </p>
      )}
      <Browser
        // Another choice in the attributes starts anew from it.
        key={`${start.practice} ${start.location}`}
        catalogue={catalogue}
        now={now}
        start={start}
        limit={limit}
        partner={partner}
        practicesOnly={variant === 'dropdown'}
        keeper={keeper}
      />
    </>
  );
}
