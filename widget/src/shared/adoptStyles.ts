/** Each style sheet is parsed once and shared by the elements that use it. */
const sheets = new Map<string, CSSStyleSheet>();

function getSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/**
 * Styles a shadow root by constructable style sheets alone, which no content security policy forbids
 * (docs/decisions/0006-constructable-style-sheets).
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  for (const css of styles) {
    const sheet = getSheet(css);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}
