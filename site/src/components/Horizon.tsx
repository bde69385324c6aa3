import * as styles from './Horizon.module.css';

/** The band between a light section and one in the tone of the sea: a horizon at sunrise. */
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
