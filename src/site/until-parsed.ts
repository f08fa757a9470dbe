/** Settles once the whole page is parsed, which it may be by now. */
export async function untilParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
}
