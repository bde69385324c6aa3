import type { CataloguePractice } from '@surya/data';
import { useMemo } from 'react';
import { useWidget } from '../shared/useWidget.ts';
import { Dropdown } from './Dropdown.tsx';
import type { FilterProps } from './useFilter.ts';

interface PracticeFilterProps extends FilterProps {
  /** In the order shown. */
  practices: readonly CataloguePractice[];
}

/** Returns the options of the filter: all practices, then each one of the catalogue by its type. */
function usePracticeOptions(practices: readonly CataloguePractice[]) {
  const { locale, messages } = useWidget();
  return useMemo(
    () => [
      ['all', messages.calendar.allPractices] as const,
      ...practices.map(({ type, label }) => [type, label[locale]] as const),
    ],
    [practices, locale, messages],
  );
}

/** The practice as a dropdown: the only filter in a narrow container and of the `dropdown` variant. */
export function PracticeSelect({ practices, filter, change }: PracticeFilterProps) {
  const { calendar } = useWidget().messages;
  return (
    <Dropdown
      label={calendar.practice}
      options={usePracticeOptions(practices)}
      value={filter.practice}
      choose={(practice) => change({ ...filter, practice })}
    />
  );
}

/** One button for all practices and one for each, the chosen one pressed. */
export function PracticeButtons({ practices, filter, change }: PracticeFilterProps) {
  const { calendar } = useWidget().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className="practices" role="group" aria-label={calendar.practice}>
      {usePracticeOptions(practices).map(([type, label]) => (
        <button
          key={type}
          type="button"
          className="practice"
          part="practice"
          aria-pressed={type === filter.practice}
          onClick={() => change({ ...filter, practice: type })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
