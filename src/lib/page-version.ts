/** Returns the release that this page belongs to, which its build wrote into it. */
export const pageVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
