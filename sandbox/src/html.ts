/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | undefined | null | false | readonly Value[];

/** A template whose values are escaped, save those that are `Html` themselves; `undefined`, `null` and `false` are nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((string, index) => string + markupOf(values[index])).join(''));
}

function markupOf(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(markupOf).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
