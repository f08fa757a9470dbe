/** A text as it may stand in markup, within an attribute or between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
