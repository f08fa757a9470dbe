import { isNetworkFailure } from '../../gateway/http/errors.ts';
import { platform, type Report } from '../../platform/platform.ts';

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
  // Code that did not come for want of a connection is nobody's mistake.
  if (isNetworkFailure(error)) return;
  const { name } = ((info as Caught).errorBoundary?.props ?? {}) as { name?: string };
  platform().report({ name: 'defect', error, detail: { block: name } });
}

/**
 * How a shell's root of React tells of errors: those that a boundary caught by its name, and HTML of a server that is not what
 * React renders. Those that no boundary caught React hands to the page.
 */
export const rootErrors = { onCaughtError: reportCaught, onRecoverableError: reportCaught };
