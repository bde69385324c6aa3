import { Actions } from '../components/Actions.tsx';
import { ItemTitle } from '../components/ItemTitle.tsx';
import { Section } from '../components/Section.tsx';
import { SunPhase } from '../components/SunPhase.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Points.module.css';

/** Titled points; in `benefits` and `highlights` a sun rises from the first to the last. */
export function Points({ layout, items, actions, ...heading }: BlockOf<'points'>) {
  const List = layout === 'steps' ? 'ol' : 'ul';
  return (
    <Section {...heading} layout={layout === 'steps' ? 'side' : 'above'}>
      <List className={styles.points} data-layout={layout} data-count={items.length}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.point}>
            {layout !== 'steps' && <SunPhase rise={items.length > 1 ? index / (items.length - 1) : 1} />}
            <ItemTitle>{title}</ItemTitle>
            <p>{description}</p>
          </li>
        ))}
      </List>
      <Actions links={actions} />
    </Section>
  );
}
