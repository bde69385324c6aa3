import { emailPattern, type limits } from '@surya/data';

/** The fields of the forms. */
export type FieldName = keyof typeof limits;

/** Why a field is refused: `refused` is the server's verdict alone. */
export type FieldError = 'required' | 'invalid' | 'refused';

export type FieldErrors<Name extends FieldName> = Partial<Record<Name, FieldError>>;

/** Checks a field; returns why its value is refused, or undefined (docs/decisions/0016-validation-limits). */
export function checkField(name: FieldName, value: string): FieldError | undefined {
  const text = value.trim();
  if (!text) return 'required';
  return name === 'email' && !emailPattern.test(text) ? 'invalid' : undefined;
}
