import * as styles from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';
import { Picture } from './Picture.tsx';

interface Props {
  src: string;
  alt: string;
  /** Whose initials stand behind the picture, and are seen where it is missing or fails. */
  name: string;
}

/** A portrait over the initials of its name: `page.ts` takes a portrait away that fails to load. */
export function Avatar({ src, alt, name }: Props) {
  return (
    <span className={styles.avatar} data-avatar>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <Picture className={styles.portrait} src={src} alt={alt} sizes="(min-width: 900px) 30rem, 100vw" />
    </span>
  );
}
