import type { Checks } from './checks.ts';

/** The bodies of a mail: plain text first, then HTML, each at most once and none empty. */
export function readContent(checks: Checks, { content, template_id: template }: Record<string, unknown>) {
  if (content === undefined) {
    if (template === undefined) {
      checks.fail(
        'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.',
        'content',
      );
    }
    return {};
  }
  const types: string[] = [];
  const read: { text?: string; html?: string } = {};
  (checks.array(content, 'content') ?? []).forEach((item, index) => {
    const field = `content.${index}`;
    const block = checks.object(item, field);
    if (!block) return;
    checks.fields(block, ['type', 'value'], field);
    const type = checks.string(block.type, `${field}.type`);
    if (type === '' || /[;\r\n]/.test(type ?? '')) {
      checks.fail("The content type cannot contain ';', or CRLF characters.", `${field}.type`);
    }
    if (typeof block.value !== 'string' || block.value === '') {
      checks.fail('The content value must be a string at least one character in length.', `${field}.value`);
      return;
    }
    if (type !== undefined) types.push(type);
    if (type === 'text/plain') read.text = block.value;
    if (type === 'text/html') read.html = block.value;
  });
  if (Array.isArray(content) && content.length === 0) {
    checks.fail('There must be at least one defined content block.', 'content');
  }
  if (new Set(types).size < types.length) {
    checks.fail('If present, text/plain and text/html may only be provided once.', 'content');
  }
  const order = types
    .map((type) => ['text/plain', 'text/html'].indexOf(type))
    .map((rank) => (rank < 0 ? 2 : rank));
  if (order.some((rank, index) => rank < (order[index - 1] ?? 0))) {
    checks.fail(
      'Following RFC 1341, section 7.2, if either text/html or text/plain are to be sent in your email: text/plain needs to be first, followed by text/html, followed by any other content.',
      'content',
    );
  }
  return read;
}
