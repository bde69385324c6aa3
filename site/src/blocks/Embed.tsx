import { Configurator } from '../components/Configurator.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';

/** The configurator by which a partner studio makes its snippet. */
export function Embed({ type: _type, ...heading }: BlockOf<'embed'>) {
  return (
    <Section {...heading}>
      <Configurator />
    </Section>
  );
}
