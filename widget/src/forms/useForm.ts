import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type Fault, type Faults, type FieldName, faultOf } from './rules.ts';

/** What a visitor wrote, without white space around it; `data` holds the fields that have no rule. */
export interface Written<Name extends FieldName> {
  values: Record<Name, string>;
  data: FormData;
}

export interface Form<Name extends FieldName> {
  ref: RefObject<HTMLFormElement | null>;
  faults: Faults<Name>;
  /** Shows a fault that the server found. */
  refuse: (name: Name) => void;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: FormEvent) => void;
}

/**
 * Checks a form when it is sent: what is wrong is said under each field and the first of them gets the
 * focus; a fault goes as soon as it is mended.
 * @param names the required fields, in the order shown
 * @param send called with values that passed
 */
export function useForm<Name extends FieldName>(
  names: readonly Name[],
  send: (written: Written<Name>) => void,
): Form<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Name>>({});

  const show = (found: Faults<Name>) => {
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first) ref.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return {
    ref,
    faults,
    refuse: (name) => show({ [name]: 'refused' } as Faults<Name>),
    onSubmit(event) {
      event.preventDefault();
      if (!ref.current) return;
      const data = new FormData(ref.current);
      const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()] as const);
      const found = entries.flatMap(([name, value]): [Name, Fault][] => {
        const fault = faultOf(name, value);
        return fault ? [[name, fault]] : [];
      });
      show(Object.fromEntries(found) as Faults<Name>);
      if (found.length === 0) send({ values: Object.fromEntries(entries) as Record<Name, string>, data });
    },
    onInput({ target }) {
      const { name, value } = target as HTMLInputElement;
      const known = names.find((field) => field === name);
      if (known && faults[known] && !faultOf(known, value)) setFaults({ ...faults, [known]: undefined });
    },
  };
}
