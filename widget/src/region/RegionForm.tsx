import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../forms/ActionButton.tsx';
import { Field } from '../forms/Field.tsx';
import { type FormValues, useForm } from '../forms/useForm.ts';
import { useFormMessages } from '../forms/useFormMessages.ts';
import type { FeatureProps } from '../shared/feature.ts';
import { getChatLink, getMailLink } from './proposal.ts';

const names = ['firstName', 'city', 'email'] as const;
type Name = (typeof names)[number];

/** Delay between the mail draft and the chat, milliseconds. */
const chatDelay = 1_000;

/** Opens an address: a mail draft in this tab, a chat in another. */
export type Open = (url: string, target: '_self' | '_blank') => void;

const openInBrowser: Open = (url, target) => {
  const tab = window.open(url, target);
  if (tab && target === '_blank') tab.opener = null;
};

/**
 * `<surya-region-form>`: a visitor proposes their region. Nothing is sent to a server: a mail draft opens, a
 * second later a WhatsApp chat, and the form is emptied. Both stay as links, for browsers that open neither.
 */
export function RegionForm({ attributes, open = openInBrowser }: FeatureProps & { open?: Open }) {
  const texts = useFormMessages();
  const [links, setLinks] = useState<{ mail: string; chat: string }>();
  const [submitting, setSubmitting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { email = '', whatsapp = '', subject, request } = attributes;

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = ({ values }: FormValues<Name>) => {
    if (submitting) return;
    const words = {
      ...texts.region,
      subject: subject || texts.region.subject,
      request: request || texts.region.request,
    };
    const mail = getMailLink(email, values, words);
    const chat = getChatLink(whatsapp, values, words);
    setSubmitting(true);
    open(mail, '_self');
    timer.current = setTimeout(() => {
      open(chat, '_blank');
      ref.current?.reset();
      setSubmitting(false);
      setLinks({ mail, chat });
    }, chatDelay);
  };

  const { ref, errors, onSubmit, onInput } = useForm<Name>(names, send);
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} onInput={onInput} part="form">
      {names.map((name) => (
        <Field key={name} name={name} error={errors[name]} />
      ))}
      <ActionButton type="submit" busy={submitting}>
        {submitting ? texts.region.submitting : texts.region.submit}
      </ActionButton>
      <div role="status">
        {links && (
          <div className="sheet">
            <p>{texts.region.sent}</p>
            <p className="links">
              <a href={links.mail}>{texts.region.openMail}</a>
              {' · '}
              <a href={links.chat} target="_blank" rel="noreferrer">
                {texts.region.openChat}
              </a>
            </p>
          </div>
        )}
      </div>
    </form>
  );
}
