import type { SendRegistrationResponse } from '@surya/data';
import type { SendRegistrationRequest } from '@surya/data/schemas';
import { listOf } from '../fulfilment/effects.ts';
import type { Caller } from '../http/jsonEndpoint.ts';
import type { ParticipantLetter } from '../mails/participantLetters.ts';
import type { TeacherNotice } from '../mails/teacherNotices.ts';
import { ProviderError } from '../providers/providerError.ts';
import type { World } from '../world.ts';
import { freeEventOf } from './freeEventOf.ts';
import { partnerOf } from './partnerOf.ts';

/**
 * `send-registration-email`: registers for a free event. The visitor is told so only when it cannot be lost
 * any more, that is when the contact is stored or the teacher's mail was taken (DECISIONS, "Money and
 * calls"); what failed of the rest is logged under the reference that the teacher's mail carries.
 * @throws ApiError `unknown_program`, `program_over`, `program_full`, `program_not_free`, in this order;
 *   ProviderError where neither was possible
 */
export async function sendRegistration(
  request: SendRegistrationRequest,
  caller: Caller,
  world: World,
): Promise<SendRegistrationResponse> {
  const program = freeEventOf(request, world);
  // A robot is answered like a person, so that it learns nothing.
  if (request.website) {
    world.log({ severity: 'INFO', message: 'robot_answered' });
    return { data: { programId: program.id } };
  }
  const partner = partnerOf(request.partner, caller, world);
  const reference = `registration-${world.newHolder()}`;
  const { email, phone, language: locale, whatsappGroup } = request;
  const name = `${request.firstName} ${request.lastName}`;
  const attempt = (step: string, work: () => Promise<void>) => attempted(step, reference, work, world);

  const unstored = await attempt('contact', () =>
    world.contacts.addParticipant(
      {
        email,
        firstName: request.firstName,
        lastName: request.lastName,
        phone,
        language: locale,
        programId: program.id,
        whatsappGroup,
        partner: partner?.id,
      },
      listOf({ program, locale }),
    ),
  );
  const notice: TeacherNotice = {
    kind: 'registered',
    program,
    locale,
    partner,
    person: { name, email, phone },
    whatsappGroup,
    reference,
    notStored: unstored !== undefined,
  };
  const { teacherMail } = await import('../mails/teacherNotices.ts');
  const untold = await attempt('teacher_mail', () => world.mailer.send(teacherMail(notice, world)));
  if (unstored && untold) throw unstored.retryable ? unstored : untold;

  const letter: ParticipantLetter = {
    kind: 'registration',
    to: email,
    name: request.firstName,
    locale,
    program,
    partner,
    whatsappGroup,
  };
  const { participantMail } = await import('../mails/participantLetters.ts');
  await attempt('participant_mail', () => world.mailer.send(participantMail(letter, world)));
  return { data: { programId: program.id } };
}

/** Does one step; a provider's failure is logged for follow-up and handed back. */
async function attempted(
  step: string,
  reference: string,
  work: () => Promise<void>,
  { log }: World,
): Promise<ProviderError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log({ severity: 'ERROR', message: 'registration_follow_up', step, reference, reason: error.message });
    return error;
  }
}
