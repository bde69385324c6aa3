import type { Locale } from '@surya/data';
import type { Block, Letter } from './letter.ts';

/** The letter as plain text, for people and programs that read no HTML. */
export function plainText(letter: Letter): string {
  return `${letter.blocks.map((block) => textOf(block, letter.locale)).join('\n\n')}\n`;
}

function textOf(block: Block, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'facts':
      return block.rows.map(({ label, lines }) => `${label}${colon(locale)}${lines.join('\n  ')}`).join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'button':
    case 'link':
      return `${block.label}\n${block.href}`;
    case 'note':
      return `--\n${block.text}`;
    default:
      return block.text;
  }
}

/** French sets a space before its colon, one that no line ends at. */
function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0: ' : ': ';
}
