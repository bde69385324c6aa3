/** The texts of the partner's page. */
export interface PartnerMessages {
  title: string;
  /** @param partner the partner's name; `brand` is the studio's */
  lead(partner: string, brand: string): string;
  calendar: { title: string; text: string; fallback(brand: string): string };
  booking: { title(program: string): string; text(brand: string): string };
  /** The accessible name of the list of languages. */
  languages: string;
  note: string;
}
