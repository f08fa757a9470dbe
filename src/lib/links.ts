/** Parses an http or https URL, relative to `base` if given; undefined for any other text. */
export function safeUrl(address: string, base?: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Like `safeUrl`, for a game: a page under https opens https URLs only. */
export function playableUrl(address: string, base: string): URL | undefined {
  const url = safeUrl(address, base);
  return url?.protocol === 'http:' && base.startsWith('https:') ? undefined : url;
}
