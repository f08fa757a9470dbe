const TEXT_LENGTH = 120;

/** Removes what may be personal: queries, quotes, mail addresses, long numbers. Returns at most 120 characters. */
export function redactText(text: string): string {
  return text
    .replace(/[?#]\S*/g, '')
    .replace(/(["'`]).*?\1/g, '…')
    .replace(/\S+@\S+|\d{4,}/g, '…')
    .slice(0, TEXT_LENGTH);
}
