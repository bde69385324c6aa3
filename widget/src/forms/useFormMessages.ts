import type { FormMessages } from '../locales/formMessages.ts';
import { useWidget } from '../shared/useWidget.ts';

/**
 * Reads the texts of forms and payment.
 * @throws Error in a feature that did not ask for them
 */
export function useFormMessages(): FormMessages {
  const { forms } = useWidget();
  if (!forms) throw new Error('this feature did not ask for the texts of forms');
  return forms;
}
