import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { checkField, type FieldError, type FieldErrors, type FieldName } from './checkField.ts';

/** The values of a form, without white space around them; `data` holds the fields that have no rule. */
export interface FormValues<Name extends FieldName> {
  values: Record<Name, string>;
  data: FormData;
}

export interface Form<Name extends FieldName> {
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors<Name>;
  /** Shows that the server refused a field. */
  refuse: (name: Name) => void;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: FormEvent) => void;
}

/**
 * Checks a form when it is submitted: errors are shown under their fields and the first of these gets the
 * focus. An error is removed as soon as its field is valid.
 * @param names the required fields, in the order shown
 * @param send called with valid values
 */
export function useForm<Name extends FieldName>(
  names: readonly Name[],
  send: (values: FormValues<Name>) => void,
): Form<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  const showErrors = (found: FieldErrors<Name>) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) ref.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return {
    ref,
    errors,
    refuse: (name) => showErrors({ [name]: 'refused' } as FieldErrors<Name>),
    onSubmit(event) {
      event.preventDefault();
      if (!ref.current) return;
      const data = new FormData(ref.current);
      const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()] as const);
      const found = entries.flatMap(([name, value]): [Name, FieldError][] => {
        const error = checkField(name, value);
        return error ? [[name, error]] : [];
      });
      showErrors(Object.fromEntries(found) as FieldErrors<Name>);
      if (found.length === 0) send({ values: Object.fromEntries(entries) as Record<Name, string>, data });
    },
    onInput({ target }) {
      const { name, value } = target as HTMLInputElement;
      const known = names.find((field) => field === name);
      if (known && errors[known] && !checkField(known, value)) setErrors({ ...errors, [known]: undefined });
    },
  };
}
