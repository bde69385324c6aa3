import type { SendRegistrationResponse } from '@surya/data';
import type { SendRegistrationRequest } from '@surya/data/schemas';
import type { AppContext } from '../appContext.ts';
import { findFreeEvent } from '../checkout/findFreeEvent.ts';
import { resolvePartner } from '../checkout/resolvePartner.ts';
import { participantListName } from '../fulfilment/participantListName.ts';
import { ProviderError } from '../providers/providerError.ts';

/**
 * `send-registration-email`: registers for a free event. Succeeds once the registration cannot be lost any
 * more: the contact is stored, or the teacher's mail was accepted. What failed of the rest is logged under
 * the reference that the teacher's mail shows.
 * See docs/decisions/0014-a-confirmed-registration-is-never-lost.md.
 * @throws ApiError `unknown_program`, `program_over`, `program_full`, `program_not_free`, in this order;
 *   ProviderError where neither was possible
 */
export async function sendRegistration(
  request: SendRegistrationRequest,
  context: AppContext,
  origin?: string,
): Promise<SendRegistrationResponse> {
  const program = findFreeEvent(request, context);
  // Robots fill in the hidden field; they get the answer of a person, so that they learn nothing.
  if (request.website) {
    context.log({ severity: 'INFO', message: 'robot_answered' });
    return { data: { programId: program.id } };
  }
  const partner = resolvePartner(request.partner, origin, context);
  const reference = `registration-${context.createId()}`;
  const { email, phone, firstName, lastName, language: locale, whatsappGroup } = request;
  const attempt = (step: string, work: () => Promise<void>) => tryStep(step, reference, work, context);

  const contactError = await attempt('contact', () =>
    context.contacts.addParticipant(
      {
        email,
        firstName,
        lastName,
        phone,
        locale,
        programId: program.id,
        whatsappGroup,
        partner: partner?.id,
      },
      participantListName(program, locale, context.content.practiceTypes),
    ),
  );
  const { teacherMail } = await import('../mails/teacherMail.ts');
  const notice = teacherMail(
    {
      kind: 'registered',
      program,
      locale,
      partner,
      person: { name: `${firstName} ${lastName}`, email, phone },
      whatsappGroup,
      reference,
      notStored: contactError !== undefined,
    },
    context,
  );
  const noticeError = await attempt('teacher_mail', () => context.mailer.send(notice));
  if (contactError && noticeError) throw contactError.retryable ? contactError : noticeError;

  const { participantMail } = await import('../mails/participantMail.ts');
  const confirmation = participantMail(
    { kind: 'registration', to: email, name: firstName, locale, program, partner, whatsappGroup },
    context,
  );
  await attempt('participant_mail', () => context.mailer.send(confirmation));
  return { data: { programId: program.id } };
}

/** Runs one step. Logs and returns a provider's failure, for follow-up. */
async function tryStep(
  step: string,
  reference: string,
  run: () => Promise<void>,
  { log }: AppContext,
): Promise<ProviderError | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log({ severity: 'ERROR', message: 'registration_follow_up', step, reference, reason: error.message });
    return error;
  }
}
