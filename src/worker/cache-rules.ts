/** A page of the site, which its shell can stand for. */
export function isPage({ mode }: Pick<Request, 'mode'>, { pathname }: URL): boolean {
  return mode === 'navigate' && /^\/m(\/|$)/.test(pathname) && !/\.(?!html$)\w+$/.test(pathname);
}

/** A file whose name changes with what is in it. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/m/assets/');
}

export function isBrandFile({ pathname }: URL): boolean {
  return pathname === '/m/site.json' || pathname === '/m/app.webmanifest' || pathname.startsWith('/m/icons/');
}

/** A read at one of such paths, by nobody in particular: one with a token is never kept, whatever its answer says. */
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

/** Whether an answer says itself that anybody may have it. */
export function isCacheable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const cache = headers.get('Cache-Control') ?? '';
  return status === 200 && /\bpublic\b/.test(cache) && !/\b(private|no-store)\b/.test(cache);
}
