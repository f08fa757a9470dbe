/** Whether a request is for a page that the app shell can replace. */
export function isPage({ mode }: Pick<Request, 'mode'>, { pathname }: URL): boolean {
  return mode === 'navigate' && /^\/m(\/|$)/.test(pathname) && !/\.(?!html$)\w+$/.test(pathname);
}

/** Whether a file has its content hash in its name. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/m/assets/');
}

export function isBrandFile({ pathname }: URL): boolean {
  return pathname === '/m/site.json' || pathname === '/m/app.webmanifest' || pathname.startsWith('/m/icons/');
}

/**
 * Whether a request is a public read of these paths. A request with a token is never cached, whatever its response
 * says.
 */
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

/** Whether a response declares itself public. */
export function isCacheable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const cache = headers.get('Cache-Control') ?? '';
  return status === 200 && /\bpublic\b/.test(cache) && !/\b(private|no-store)\b/.test(cache);
}
