/** Markup that is already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | undefined | null | false | readonly Value[];

/** Escapes the values of a template, except `Html`; `undefined`, `null` and `false` render nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((string, index) => string + toMarkup(values[index])).join(''));
}

function toMarkup(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
