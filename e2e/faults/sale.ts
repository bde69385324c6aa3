import { readStudio } from '@surya/data/studio';

const program = readStudio().programs.find(({ price, isCompleted }) => price > 0 && !isCompleted);
if (!program) throw new Error('the fault matrix needs a studio with a program on sale');
const { id, type, location, price, promoPrice, startDate, languageContent } = program;
const locale = 'fr';

/** The sale of every scenario. */
export const sale = {
  /** The body of create-payment. */
  request: {
    programId: id,
    programType: type,
    location,
    price,
    promoPrice,
    programTitle: languageContent[locale].title,
    language: locale,
  },
  /** The name of its list at Brevo. */
  listName: `${type} · ${location} · ${locale}`,
  /** Where the sale clock of the functions stands: 30 days before the program. */
  time: new Date(Date.parse(startDate) - 30 * 24 * 60 * 60 * 1000),
  /** The body of verify-payment-and-add-brevo. */
  toVerification: (sessionId: string) => ({ sessionId, programType: type, location }),
};
