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

/**
 * Error options of a shell's React root: reports errors that an error boundary caught. React rethrows the others to
 * the page.
 */
export const rootErrors = {
  onCaughtError(error: unknown, { errorBoundary }: Caught): void {
    // Offline, code fails to load; that is no defect.
    if (isNetworkFailure(error)) return;
    const { name } = (errorBoundary?.props ?? {}) as { name?: string };
    platform().report({ name: 'defect', error, detail: { block: name } });
  },
};
