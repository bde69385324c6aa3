import type { FormMessages } from '../messages/forms/formMessages.ts';
import { useSurroundings } from '../shared/surroundings.ts';

/** The texts of forms and payment, for the features that asked for them. */
export function useFormMessages(): FormMessages {
  const { forms } = useSurroundings();
  if (!forms) throw new Error('this feature did not ask for the texts of forms');
  return forms;
}
