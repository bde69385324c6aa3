import * as styles from './Avatar.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  src: string;
  alt: string;
  /** Name whose initials stand behind the picture: they show where it is missing or fails. */
  name: string;
}

/** Returns the first letters of the first and the last word of a name. */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

/** A portrait over the initials of its name; `scripts/page.ts` removes one that fails to load. */
export function Avatar({ src, alt, name }: Props) {
  return (
    <span className={styles.avatar} data-avatar>
      <span className={styles.initials} aria-hidden="true">
        {getInitials(name)}
      </span>
      <Picture className={styles.portrait} src={src} alt={alt} sizes="(min-width: 900px) 30rem, 100vw" />
    </span>
  );
}
