import { Accordion } from '../components/Accordion.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';

/** A long text in collapsed chapters. */
export function Story({ chapters, ...heading }: BlockOf<'story'>) {
  const items = chapters.map(({ title, paragraphs }) => ({
    title,
    content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
  return (
    <Section {...heading} layout="side">
      <Accordion items={items} />
    </Section>
  );
}
