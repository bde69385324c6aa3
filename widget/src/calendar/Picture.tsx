import { type ReactNode, useState } from 'react';
import { useSurroundings } from '../shared/surroundings.ts';

/**
 * A program's picture with what lies on it. It decorates: the words beside it say everything. Where it
 * does not come, the drawn ground under it shows.
 */
export function Picture({ path, eager, children }: { path: string; eager: boolean; children?: ReactNode }) {
  const { resolve, host } = useSurroundings();
  const [missing, setMissing] = useState(false);
  return (
    <div className="picture" part="picture">
      {!missing && (
        <img
          // Never the picture of before while this one is on its way.
          key={path}
          src={resolve(path)}
          alt=""
          width={960}
          height={640}
          // In a browser the cards are painted before any picture is fetched and drawn.
          loading={eager && !host ? 'eager' : 'lazy'}
          onError={() => setMissing(true)}
        />
      )}
      <div className="badges">{children}</div>
    </div>
  );
}
