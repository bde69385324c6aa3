import type { Program } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';

/** The address of a program's page on the studio's site; it takes the embedding studio's name along. */
export function useDetailsLink(program: Program, partner: string | undefined): string {
  const { locale, resolve, partnerOf } = useSurroundings();
  const sender = partnerOf(partner);
  return resolve(program.languageContent[locale].detailsUrl) + (sender ? `?partner=${sender}` : '');
}
