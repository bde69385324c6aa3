import { availabilityAt, selectPrograms, sortPrograms } from '@surya/data';
import { startFilter } from '../programs/startFilter.ts';
import { countOf, type FeatureProps } from '../shared/feature.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { Unavailable, Waiting } from '../shared/Waiting.tsx';
import { NextPrograms } from './NextPrograms.tsx';

/** `<surya-calendar variant="list">`: the programs to come as plain lines, without filters. */
export function ProgramList({ attributes, catalogue: first }: FeatureProps) {
  const { now, messages } = useSurroundings();
  const [catalogue, retry] = useCatalogue(first);
  if (catalogue === null) return <Unavailable retry={retry} />;
  if (!catalogue) return <Waiting />;
  const { programs, practices } = catalogue;
  const time = now(catalogue);
  const only = programs.find(({ id }) => id === attributes.program);
  if (only) return <NextPrograms programs={[only]} now={time} partner={attributes.partner} />;

  const next = sortPrograms(selectPrograms(programs, startFilter(attributes, catalogue), practices))
    .filter((program) => availabilityAt(program, time) !== 'past')
    .slice(0, countOf(attributes.limit));
  return (
    <>
      {attributes.program && (
        <p className="notice" part="notice">
          {messages.common.unknownProgram}
        </p>
      )}
      <NextPrograms programs={next} now={time} partner={attributes.partner} />
    </>
  );
}
