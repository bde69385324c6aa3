import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import { Lists } from './Lists.tsx';

/** Lists who can take part, who should not, and what to bring. */
export function ProgramLists({ eligibility, contraindications, bring }: BlockOf<'program-lists'>) {
  const text = useText();
  return (
    <Lists
      ground="sand"
      title={text('event.before')}
      items={[
        { title: text('event.eligibility'), entries: eligibility },
        ...(contraindications
          ? [{ title: text('event.contraindications'), entries: contraindications }]
          : []),
        { title: text('event.bring'), entries: bring },
      ]}
    />
  );
}
