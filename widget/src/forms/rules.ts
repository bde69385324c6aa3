/** The fields of the forms. */
export type FieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'city';

/** What can be wrong with a field: `refused` is the server's verdict alone. */
export type Fault = 'required' | 'invalid' | 'refused';

export type Faults<Name extends FieldName> = Partial<Record<Name, Fault>>;

/** The HTML standard's pattern for `input type=email`, with a dot in the domain (DECISIONS, "Money and calls"). */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Longest values that the server takes, in characters. */
export const maxLength: Record<FieldName, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  city: 100,
};

/** What is wrong with a value, or undefined (SPEC §5). */
export function faultOf(name: FieldName, value: string): Fault | undefined {
  const text = value.trim();
  if (!text) return 'required';
  return name === 'email' && !email.test(text) ? 'invalid' : undefined;
}
