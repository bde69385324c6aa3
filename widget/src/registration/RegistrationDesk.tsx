import type { Program } from '@surya/data';
import { useEffect, useRef, useState } from 'react';
import { Elsewhere, useBooksHere } from '../forms/Elsewhere.tsx';
import { useFormMessages } from '../forms/useFormMessages.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Who is registered, as far as the thank-you card says it. */
export interface Registered {
  firstName: string;
  email: string;
}

interface RegistrationDeskProps {
  program: Program;
  /** The element's attribute. */
  partner: string | undefined;
  partners: readonly string[] | undefined;
}

/** The form, then the thank-you card, whose button leads back to an empty form. */
export function RegistrationDesk({ program, partner, partners }: RegistrationDeskProps) {
  const here = useBooksHere(partners, partner);
  const [registered, setRegistered] = useState<Registered>();
  const [again, setAgain] = useState(false);
  if (!here) {
    return (
      <div className="sheet">
        <Elsewhere program={program} partner={partner} />
      </div>
    );
  }
  if (!registered) {
    return (
      <RegistrationForm program={program} partner={partner} focused={again} registered={setRegistered} />
    );
  }
  return (
    <ThankYou
      program={program}
      registered={registered}
      again={() => {
        setAgain(true);
        setRegistered(undefined);
      }}
    />
  );
}

interface ThankYouProps {
  program: Program;
  registered: Registered;
  again: () => void;
}

function ThankYou({ program, registered, again }: ThankYouProps) {
  const { locale } = useSurroundings();
  const { registration } = useFormMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="notice sheet" part="thanks" role="status">
      <h3 className="title" tabIndex={-1} ref={title}>
        {registration.thanks(registered.firstName)}
      </h3>
      <p>{registration.confirmed(program.languageContent[locale].title, registered.email)}</p>
      <button type="button" className="button quiet" part="button" onClick={again}>
        {registration.again}
      </button>
    </div>
  );
}
