import { useSurroundings } from './surroundings.ts';

/** While the programs are on their way: says so, and shows what the page put into the element. */
export function Waiting() {
  const { common } = useSurroundings().messages;
  return (
    <>
      <p className="notice" role="status">
        {common.loading}
      </p>
      <slot />
    </>
  );
}

/** Where the programs did not come: one line, a second try, and what the page put into the element. */
export function Unavailable({ retry }: { retry: () => void }) {
  const { common } = useSurroundings().messages;
  return (
    <>
      <div className="notice row" role="alert">
        <p>{common.unavailable}</p>
        <button type="button" className="button quiet" onClick={retry}>
          {common.retry}
        </button>
      </div>
      <slot />
    </>
  );
}
