import { pageVersion } from '../../src/lib/page-version.ts';

/** Returns release and entry script of this page, such as `1.0.0 main-1a2b3c4d.js`. */
export function buildName(): string {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  return [pageVersion(), script?.split('/').at(-1)].filter(Boolean).join(' ');
}
