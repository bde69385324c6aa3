import type { Program } from '@surya/data';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { useFormMessages } from './useFormMessages.ts';

/** Whether the page is another's than the studio's. */
export function useAway(): boolean {
  return useSurroundings().resolve('/') !== '/';
}

/**
 * Whether visitors can book on this page: the studio's own, or one that names a partner we know. Whether the
 * page is that partner's is the server's to say.
 * @param partners those we know; undefined where the catalogue does not tell
 * @param partner the element's attribute
 */
export function useBooksHere(partners: readonly string[] | undefined, partner: string | undefined): boolean {
  const named = useSurroundings().partnerOf(partner);
  const away = useAway();
  return !away || !partners || (named !== undefined && partners.includes(named));
}

/** The way to the studio's own page of a program, where it cannot be booked on this one. */
export function Elsewhere({ program, partner }: { program: Program; partner: string | undefined }) {
  const { elsewhere } = useFormMessages();
  const link = useDetailsLink(program, partner);
  return (
    <>
      <a className="button" part="button" href={link} target="_top">
        {elsewhere.link}
      </a>
      <p className="small">{elsewhere.there}</p>
    </>
  );
}
