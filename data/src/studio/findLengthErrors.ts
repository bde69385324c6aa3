import { locales } from '../locales/locales.ts';
import { formatDates } from '../rules/formatDates.ts';
import { fieldLimits } from '../schemas/requests.ts';
import type { ContentError } from './checkFile.ts';
import type { Studio } from './studio.ts';

/** The longest value of Stripe's metadata, in characters (https://docs.stripe.com/api/metadata). */
const stripeMetadataValue = 500;

/**
 * Texts that requests or providers refuse for their length: a visitor could neither register nor pay. The
 * requests' own limits are those of `schemas/requests.ts`.
 */
export function findLengthErrors({ programs, partners }: Studio): ContentError[] {
  const tooLong = (file: string, place: string, text: string, most: number, by: string): ContentError[] =>
    text.length > most
      ? [{ file, place, reason: `has ${text.length} characters; ${by} takes ${most} at most` }]
      : [];
  return [
    ...programs.flatMap((program, index) => {
      const at = (place: string) => `[${index}].${place}`;
      return [
        ...tooLong('programs.json', at('id'), program.id, fieldLimits.id, 'a booking'),
        ...tooLong('programs.json', at('location'), program.location, fieldLimits.name, 'a booking'),
        ...locales.flatMap((locale) => {
          const { title } = program.languageContent[locale];
          const dates = formatDates(program.startDate, program.endDate, locale);
          const sold = `${title} · ${program.location} · ${dates}`;
          const place = at(`languageContent.${locale}.title`);
          return [
            ...tooLong('programs.json', place, title, stripeMetadataValue, 'Stripe'),
            ...tooLong(
              'programs.json',
              place,
              sold,
              fieldLimits.title,
              'a booking, with place and dates beside the title,',
            ),
          ];
        }),
      ];
    }),
    ...partners.flatMap(({ id }, index) =>
      tooLong('partners.json', `[${index}].id`, id, fieldLimits.id, 'a booking'),
    ),
  ];
}
