import type { Checks } from './checks.ts';
import type { Attachment } from './mail.ts';

const attachmentFields = ['content', 'content_id', 'disposition', 'filename', 'type'];

/** The attachments of a mail: base64, with a name, of a type without parameters. */
export function readAttachments(checks: Checks, value: unknown): Attachment[] {
  if (value === undefined) return [];
  return (checks.array(value, 'attachments') ?? []).flatMap((item, index) => {
    const path = `attachments.${index}`;
    const attachment = checks.object(item, path);
    if (!attachment) return [];
    checks.fields(attachment, attachmentFields, path);
    const { content, filename, type, disposition = 'attachment', content_id: contentId } = attachment;
    if (typeof content !== 'string' || content === '' || !isBase64(content)) {
      return checks.fail('The attachment content must be base64 encoded.', `${path}.content`) ?? [];
    }
    if (typeof filename !== 'string' || filename === '') {
      return (
        checks.fail('The attachment filename is required and must be a string.', `${path}.filename`) ?? []
      );
    }
    if (type !== undefined && (typeof type !== 'string' || !isAttachmentType(type))) {
      return checks.fail("The attachment type cannot contain ';', or CRLF characters.", `${path}.type`) ?? [];
    }
    if (disposition !== 'attachment' && disposition !== 'inline') {
      return (
        checks.fail(
          'The attachment disposition must be either "attachment" or "inline".',
          `${path}.disposition`,
        ) ?? []
      );
    }
    return {
      filename,
      type: type ?? 'application/octet-stream',
      disposition,
      ...(typeof contentId === 'string' && { contentId }),
      size: Buffer.from(content, 'base64').length,
      content,
    };
  });
}

/** No parameters, save a calendar's method: https://github.com/sendgrid/sendgrid-nodejs/issues/1313. */
function isAttachmentType(type: string): boolean {
  return /^[^;\r\n]+$/.test(type) || /^text\/calendar; ?method=[A-Za-z]+$/.test(type);
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}
