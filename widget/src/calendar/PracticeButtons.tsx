import { practiceFilters } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';
import type { Choice } from './PracticeSelect.tsx';

/** One button for all practices and one for each, the chosen one pressed. */
export function PracticeButtons({ filter, change }: Choice) {
  const { calendar } = useSurroundings().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className="practices" role="group" aria-label={calendar.practice}>
      {practiceFilters.map((key) => (
        <button
          key={key}
          type="button"
          className="practice"
          part="practice"
          aria-pressed={key === filter.practice}
          onClick={() => change({ ...filter, practice: key })}
        >
          {calendar.practices[key]}
        </button>
      ))}
    </div>
  );
}
