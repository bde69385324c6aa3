import type { Catalogue, Program } from '@surya/data';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { useWidget } from '../shared/useWidget.ts';
import { useFormMessages } from './useFormMessages.ts';

/** True where the page is not the studio's own. */
export function useIsExternalPage(): boolean {
  return useWidget().resolve('/') !== '/';
}

/**
 * True where visitors can book on this page: the studio's own, or one that names a known partner. Whether the
 * page is that partner's is the server's to check.
 */
export function useCanBookHere({ partners }: Catalogue): boolean {
  const { partner } = useWidget();
  const isExternal = useIsExternalPage();
  return !isExternal || !partners || (partner !== undefined && partners.includes(partner));
}

/** Links to the studio's own page of a program that cannot be booked on this page. */
export function BookOnStudioSite({ program }: { program: Program }) {
  const { elsewhere } = useFormMessages();
  const link = useDetailsLink(program);
  return (
    <>
      <a className="button" part="button" href={link} target="_top">
        {elsewhere.link}
      </a>
      <p className="small">{elsewhere.there}</p>
    </>
  );
}
