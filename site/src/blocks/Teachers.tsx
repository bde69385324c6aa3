import { Avatar } from '../components/Avatar.tsx';
import { ItemTitle } from '../components/ItemTitle.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Teachers.module.css';

/** The teachers of a retreat. */
export function Teachers({ title, items }: BlockOf<'teachers'>) {
  return (
    <Section title={title}>
      <ul className={styles.teachers}>
        {items.map(({ name, title: role, bio, image }) => (
          <li key={name} className={styles.teacher}>
            <div className={styles.portrait}>
              <Avatar src={image} alt="" name={name} />
            </div>
            <div>
              <ItemTitle>{name}</ItemTitle>
              <p className={styles.role}>{role}</p>
              <p>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
