/** Returns whether a request is for a page, which the precached shell can replace. */
export function isPage({ mode }: Pick<Request, 'mode'>, { pathname }: URL): boolean {
  return mode === 'navigate' && /^\/m(\/|$)/.test(pathname) && !/\.(?!html$)\w+$/.test(pathname);
}

/** Returns whether a request is for an immutable file. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/m/assets/');
}

export function isBrandFile({ pathname }: URL): boolean {
  return pathname === '/m/site.json' || pathname === '/m/app.webmanifest' || pathname.startsWith('/m/icons/');
}

/** Returns whether a request reads one of `paths` without a token. Responses to requests with a token are never cached. */
export function isPublicRead(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { pathname }: URL,
  paths: readonly string[],
): boolean {
  return method === 'GET' && !headers.has('Authorization') && paths.includes(pathname);
}

export function isPicture({ destination, headers }: Pick<Request, 'destination' | 'headers'>): boolean {
  return destination === 'image' && !headers.has('Authorization');
}

/** Returns whether a response's `Cache-Control` allows shared caching. */
export function isCacheable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const cache = headers.get('Cache-Control') ?? '';
  return status === 200 && /\bpublic\b/.test(cache) && !/\b(private|no-store)\b/.test(cache);
}
