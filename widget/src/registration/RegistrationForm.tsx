import type { Program } from '@surya/data';
import { useEffect, useState } from 'react';
import type { CallFailure } from '../api.ts';
import { Elsewhere, useAway } from '../forms/Elsewhere.tsx';
import { Field } from '../forms/Field.tsx';
import { useEmit } from '../forms/tracking.ts';
import { useForm, type Written } from '../forms/useForm.ts';
import { useFormMessages } from '../forms/useFormMessages.ts';
import { ActionButton } from '../shared/ActionButton.tsx';
import { useSurroundings } from '../shared/surroundings.ts';
import type { Registered } from './RegistrationDesk.tsx';

const names = ['firstName', 'lastName', 'email', 'phone'] as const;
type Name = (typeof names)[number];

interface RegistrationFormProps {
  program: Program;
  partner: string | undefined;
  /** Whether it takes the focus: when a visitor asked for it anew. */
  focused: boolean;
  registered: (who: Registered) => void;
}

/** The free event's form; on a failure it stays as the visitor filled it in (SPEC §4, §5, §8). */
export function RegistrationForm({ program, partner, focused, registered }: RegistrationFormProps) {
  const { locale, api, partnerOf } = useSurroundings();
  const emit = useEmit();
  const { registration, fields } = useFormMessages();
  const away = useAway();
  const [state, setState] = useState<'idle' | 'submitting' | 'failed'>('idle');
  const { title } = program.languageContent[locale];

  const send = async ({ values, data }: Written<Name>) => {
    if (state === 'submitting') return;
    setState('submitting');
    const sender = partnerOf(partner);
    try {
      await api.register({
        ...values,
        whatsappGroup: data.has('whatsappGroup'),
        eventTitle: title,
        programId: program.id,
        language: locale,
        website: String(data.get('website') ?? ''),
        ...(sender && { partner: sender }),
      });
    } catch (failure) {
      const { code, field } = failure as CallFailure;
      const refused = names.find((name) => name === field);
      setState(code === 'invalid_field' && refused ? 'idle' : 'failed');
      if (refused) form.refuse(refused);
      return;
    }
    emit('surya:registration-completed', {
      content_name: title,
      content_category: 'Yoga Program',
      method: 'website',
    });
    registered(values);
  };

  const form = useForm<Name>(names, send);
  const { ref, faults, onSubmit, onInput } = form;
  useEffect(() => {
    if (focused) ref.current?.querySelector('input')?.focus();
  }, [focused, ref]);

  const entry = (name: Name) => <Field name={name} fault={faults[name]} />;
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} onInput={onInput} part="form">
      <div className="pair">
        {entry('firstName')}
        {entry('lastName')}
      </div>
      <div className="pair">
        {entry('email')}
        {entry('phone')}
      </div>
      <label className="tick">
        <input type="checkbox" name="whatsappGroup" />
        <span>{fields.whatsappGroup}</span>
      </label>
      {/* Left empty by people, who never meet it; a form robot fills it in. */}
      <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {state === 'failed' && (
        <p className="alert" role="alert">
          {registration.failed}
        </p>
      )}
      <ActionButton type="submit" busy={state === 'submitting'}>
        {state === 'submitting' ? registration.submitting : registration.submit}
      </ActionButton>
      {state === 'failed' && away && <Elsewhere program={program} partner={partner} />}
    </form>
  );
}
