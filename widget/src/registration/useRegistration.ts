import type { Program } from '@surya/data';
import { useState } from 'react';
import { isCallFailure } from '../forms/isCallFailure.ts';
import { useEmit } from '../forms/useEmit.ts';
import { type Form, type FormValues, useForm } from '../forms/useForm.ts';
import { useWidget } from '../shared/useWidget.ts';

const names = ['firstName', 'lastName', 'email', 'phone'] as const;
type Name = (typeof names)[number];

/** The confirmed participant, as the thank-you card names them. */
export type Participant = Pick<FormValues<Name>['values'], 'firstName' | 'email'>;

/** The form of a registration, and the state of its request. */
export interface RegistrationForm extends Form<Name> {
  state: 'idle' | 'submitting' | 'failed';
}

/**
 * Registers a visitor for a free event. A second submission while the first is sent does nothing; a field that
 * the server refuses is shown as such; after any other failure the form keeps its values.
 * @param onRegistered called with the confirmed participant
 */
export function useRegistration(
  program: Program,
  onRegistered: (participant: Participant) => void,
): RegistrationForm {
  const { locale, api, partner } = useWidget();
  const emit = useEmit();
  const [state, setState] = useState<RegistrationForm['state']>('idle');
  const { title } = program.languageContent[locale];

  const send = async ({ values, data }: FormValues<Name>) => {
    if (state === 'submitting') return;
    setState('submitting');
    try {
      await api.register({
        ...values,
        whatsappGroup: data.has('whatsappGroup'),
        eventTitle: title,
        programId: program.id,
        language: locale,
        website: String(data.get('website') ?? ''),
        ...(partner && { partner }),
      });
    } catch (failure) {
      const isField = isCallFailure(failure) && failure.code === 'invalid_field';
      const refused = isField ? names.find((name) => name === failure.field) : undefined;
      setState(refused ? 'idle' : 'failed');
      if (refused) form.refuse(refused);
      return;
    }
    emit('surya:registration-completed', {
      content_name: title,
      content_category: 'Yoga Program',
      method: 'website',
    });
    onRegistered(values);
  };

  const form = useForm<Name>(names, send);
  return { ...form, state };
}
