import { type Catalogue, type Program, priceAt } from '@surya/data';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../forms/ActionButton.tsx';
import { BookOnStudioSite, useCanBookHere, useIsExternalPage } from '../forms/BookOnStudioSite.tsx';
import { Field } from '../forms/Field.tsx';
import { ForProgram } from '../forms/ForProgram.tsx';
import { useFormMessages } from '../forms/useFormMessages.ts';
import type { FeatureProps } from '../shared/feature.ts';
import { useWidget } from '../shared/useWidget.ts';
import { type Participant, type RegistrationForm, useRegistration } from './useRegistration.ts';

/** `<surya-registration>`: the form of a free event. `index.d.ts` documents its attributes. */
export function Registration(props: FeatureProps) {
  return (
    <ForProgram {...props}>
      {(program, catalogue) => <RegistrationPanel program={program} catalogue={catalogue} />}
    </ForProgram>
  );
}

/** The form, or a link to the page on which the program can be booked. */
function RegistrationPanel({ program, catalogue }: { program: Program; catalogue: Catalogue }) {
  const { locale, messages, now, resolve } = useWidget();
  const canBookHere = useCanBookHere(catalogue);
  if (!priceAt(program, now).free) {
    return (
      <a className="button" href={resolve(program.languageContent[locale].detailsUrl)} target="_top">
        {messages.calendar.learnMore}
      </a>
    );
  }
  if (canBookHere) return <RepeatableForm program={program} />;
  return (
    <div className="sheet">
      <BookOnStudioSite program={program} />
    </div>
  );
}

/** The form, then the thank-you card, whose button leads back to an empty form. */
function RepeatableForm({ program }: { program: Program }) {
  const [participant, setParticipant] = useState<Participant>();
  const [repeated, setRepeated] = useState(false);
  if (!participant) return <EntryForm program={program} focused={repeated} onRegistered={setParticipant} />;
  const repeat = () => {
    setRepeated(true);
    setParticipant(undefined);
  };
  return <ThankYou program={program} participant={participant} repeat={repeat} />;
}

interface EntryFormProps {
  program: Program;
  /** True where it takes the focus: the visitor has asked for another registration. */
  focused: boolean;
  onRegistered: (participant: Participant) => void;
}

function EntryForm({ program, focused, onRegistered }: EntryFormProps) {
  const { registration, fields } = useFormMessages();
  const isExternal = useIsExternalPage();
  const { ref, errors, state, onSubmit, onInput } = useRegistration(program, onRegistered);
  useEffect(() => {
    if (focused) ref.current?.querySelector('input')?.focus();
  }, [focused, ref]);

  const field = (name: keyof RegistrationForm['errors']) => <Field name={name} error={errors[name]} />;
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} onInput={onInput} part="form">
      <div className="pair">
        {field('firstName')}
        {field('lastName')}
      </div>
      <div className="pair">
        {field('email')}
        {field('phone')}
      </div>
      <label className="tick">
        <input type="checkbox" name="whatsappGroup" />
        <span>{fields.whatsappGroup}</span>
      </label>
      {/* A field that visitors never see, and form robots fill in. */}
      <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {state === 'failed' && (
        <p className="alert" role="alert">
          {registration.failed}
        </p>
      )}
      <ActionButton type="submit" busy={state === 'submitting'}>
        {state === 'submitting' ? registration.submitting : registration.submit}
      </ActionButton>
      {state === 'failed' && isExternal && <BookOnStudioSite program={program} />}
    </form>
  );
}

interface ThankYouProps {
  program: Program;
  participant: Participant;
  repeat: () => void;
}

function ThankYou({ program, participant, repeat }: ThankYouProps) {
  const { locale } = useWidget();
  const { registration } = useFormMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="notice sheet" part="thanks" role="status">
      <h3 className="title" tabIndex={-1} ref={title}>
        {registration.thanks(participant.firstName)}
      </h3>
      <p>{registration.confirmed(program.languageContent[locale].title, participant.email)}</p>
      <button type="button" className="button quiet" part="button" onClick={repeat}>
        {registration.again}
      </button>
    </div>
  );
}
