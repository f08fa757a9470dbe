import { isNetworkFailure } from '../../gateway/http/errors.ts';
import { platform, type Report } from '../../platform/platform.ts';
import { releaseWatch } from '../page/release-watch.ts';

/** Reports an error unless it comes from other code. */
async function reportOwn(report: Report): Promise<void> {
  const { isForeignError } = await import('./error-summary.ts');
  if (!isForeignError(report.error)) platform().report(report);
}

/** Reports uncaught errors of our code. */
export function watchPageErrors(): void {
  addEventListener('error', ({ error }) => {
    // Browsers hide errors of cross-origin scripts and pass none.
    if (error) void reportOwn({ name: 'error', error }).catch(() => {});
  });
  addEventListener('unhandledrejection', ({ reason: error = null }) => {
    void reportOwn({ name: 'rejection', error }).catch(() => {});
  });
}

interface Caught {
  errorBoundary?: { props: unknown } | null | undefined;
}

function reportCaught(error: unknown, info: object): void {
  // A lost connection is no defect.
  if (isNetworkFailure(error)) return void releaseWatch.noteFailedLoad?.(error);
  const { name } = ((info as Caught).errorBoundary?.props ?? {}) as { name?: string };
  platform().report({ name: 'defect', error, detail: { block: name } });
}

/**
 * Error callbacks of React's root: they report errors that a boundary caught, with its name, and server HTML that differs from
 * what React renders. React passes other errors to the page.
 */
export const rootErrors = { onCaughtError: reportCaught, onRecoverableError: reportCaught };
