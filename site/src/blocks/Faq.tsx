import { Accordion } from '../components/Accordion.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';

/** Questions and answers, one open at a time. */
export function Faq({ items, ...heading }: BlockOf<'faq'>) {
  return (
    <Section {...heading} layout="side">
      <Accordion
        exclusive
        items={items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
    </Section>
  );
}
