import type { Link } from '@surya/data/schemas';
import * as styles from './Actions.module.css';
import { useAddresses } from './PageInfo.ts';

/** True where following the link leaves the site, or its page for another program. */
function leavesSite(address: string): boolean {
  return /^(https:|mailto:|tel:)/.test(address);
}

/** Buttons at the end of a block: the first stands out, the others are quieter. */
export function Actions({
  links,
  className = '',
}: {
  links: readonly Link[] | undefined;
  className?: string | undefined;
}) {
  const address = useAddresses();
  if (!links?.length) return null;
  return (
    <div className={`${styles.actions} ${className}`}>
      {links.map(({ label, to }, index) => {
        const href = address(to);
        const elsewhere = leavesSite(href) ? { target: '_blank', rel: 'noopener' } : {};
        return (
          <a
            key={to + label}
            className={index === 0 ? styles.first : styles.further}
            href={href}
            {...elsewhere}
          >
            {label}
          </a>
        );
      })}
    </div>
  );
}
