import type { Catalogue } from '@surya/data';
import { type ReactNode, useMemo } from 'react';
import { useCatalogue } from './useCatalogue.ts';
import { useWidget, WidgetContext } from './useWidget.ts';

interface WithCatalogueProps {
  /** The programs, where they are there when the element first shows. */
  first: Catalogue | undefined;
  /** `refetch` replaces programs that turned out to be out of date, and the time with them. */
  children: (catalogue: Catalogue, refetch: () => void) => ReactNode;
}

/** Renders its children once the programs are there, in a context with the time that counts for them. */
export function WithCatalogue({ first, children }: WithCatalogueProps) {
  const widget = useWidget();
  const [catalogue, retry, refetch] = useCatalogue(first);
  const value = useMemo(
    () => catalogue && { ...widget, now: widget.getTime(catalogue) },
    [widget, catalogue],
  );
  if (catalogue && value) {
    return <WidgetContext.Provider value={value}>{children(catalogue, refetch)}</WidgetContext.Provider>;
  }
  return catalogue === null ? <Unavailable retry={retry} /> : <Loading />;
}

/** Says that the programs are being loaded, above what the page put into the element. */
function Loading() {
  const { common } = useWidget().messages;
  return (
    <>
      <p className="notice" role="status">
        {common.loading}
      </p>
      <slot />
    </>
  );
}

/** Says that the programs cannot be loaded and offers another try, above what the page put into the element. */
export function Unavailable({ retry }: { retry: () => void }) {
  const { common } = useWidget().messages;
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
