import * as styles from './Horizon.module.css';

/** The band at which a page comes to the sea: the horizon at sunrise over its whole width. */
export function Horizon() {
  return (
    <div className={styles.band}>
      <img
        className={styles.horizon}
        src="/images/dividers/horizon.svg"
        alt=""
        width={1600}
        height={120}
        loading="lazy"
      />
    </div>
  );
}
