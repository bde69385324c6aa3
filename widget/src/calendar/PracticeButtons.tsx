import { useSurroundings } from '../shared/surroundings.ts';
import { type PracticeChoice, usePracticeOptions } from './PracticeSelect.tsx';

/** One button for all practices and one for each, the chosen one pressed. */
export function PracticeButtons({ practices, filter, change }: PracticeChoice) {
  const { calendar } = useSurroundings().messages;
  const options = usePracticeOptions(practices);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className="practices" role="group" aria-label={calendar.practice}>
      {options.map(([key, label]) => (
        <button
          key={key}
          type="button"
          className="practice"
          part="practice"
          aria-pressed={key === filter.practice}
          onClick={() => change({ ...filter, practice: key })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
