/** Resolves once the document is parsed. */
export async function untilParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
}
