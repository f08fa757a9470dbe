/** Creates a style sheet to adopt in a shadow root. */
export function createSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
