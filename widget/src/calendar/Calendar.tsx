import { getInitialFilter } from '../programs/getInitialFilter.ts';
import { type FeatureProps, parseCount } from '../shared/feature.ts';
import { useWidget } from '../shared/useWidget.ts';
import { WithCatalogue } from '../shared/WithCatalogue.tsx';
import { CardGrid } from './CardGrid.tsx';
import { FilterableCalendar } from './FilterableCalendar.tsx';
import type { FilterStore } from './useFilter.ts';

export interface CalendarProps extends FeatureProps {
  /** Keeps the chosen filters; undefined where the page's address is left alone. */
  store?: FilterStore | undefined;
}

/**
 * `<surya-calendar>`: the studio's programs (docs/decisions/0011-calendar-rules). `index.d.ts` documents its
 * attributes.
 */
export function Calendar({ attributes, catalogue: first, store }: CalendarProps) {
  const { common } = useWidget().messages;
  return (
    <WithCatalogue first={first}>
      {(catalogue) => {
        const { program, limit, variant } = attributes;
        const only = catalogue.programs.find(({ id }) => id === program);
        if (only) return <CardGrid programs={[only]} />;
        const initial = getInitialFilter(attributes, catalogue);
        return (
          <>
            {program && (
              <p className="notice" part="notice">
                {common.unknownProgram}
              </p>
            )}
            <FilterableCalendar
              // Other attributes reset what the visitor has chosen.
              key={`${initial.practice} ${initial.location}`}
              catalogue={catalogue}
              initial={initial}
              limit={parseCount(limit)}
              practicesOnly={variant === 'dropdown'}
              store={store}
            />
          </>
        );
      }}
    </WithCatalogue>
  );
}
