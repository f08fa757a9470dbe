/** The address, if it is one a page may be sent to: http or https, relative ones resolved where there is a base. */
export function safeUrl(address: string, base?: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The address, if a game may be opened at it: as `safeUrl`, and from a page under https under https alone. */
export function playableUrl(address: string, base: string): URL | undefined {
  const url = safeUrl(address, base);
  return url?.protocol === 'http:' && base.startsWith('https:') ? undefined : url;
}
