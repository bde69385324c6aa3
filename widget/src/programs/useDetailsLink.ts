import type { Program } from '@surya/data';
import { useWidget } from '../shared/useWidget.ts';

/** Returns the address of a program's page on the studio's site, with the id of the embedding studio. */
export function useDetailsLink({ languageContent }: Program): string {
  const { locale, resolve, partner } = useWidget();
  return resolve(languageContent[locale].detailsUrl) + (partner ? `?partner=${partner}` : '');
}
