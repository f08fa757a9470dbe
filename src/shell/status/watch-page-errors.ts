import { isNetworkFailure } from '../../gateway/http/errors.ts';
import { platform, type Report } from '../../platform/platform.ts';

/** Reports an error unless it is another's. What tells that comes when it is first needed. */
async function reportOwn(report: Report): Promise<void> {
  const { isForeignError } = await import('./error-summary.ts');
  if (!isForeignError(report.error)) platform().report(report);
}

/** Reports what the page's own code throws and nobody catches. */
export function watchPageErrors(): void {
  addEventListener('error', ({ error }) => {
    // Browsers keep what a foreign script threw to themselves, and give no error for mere notices.
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
 * How a shell's root of React tells of errors: those that a boundary caught by its name. Those that none caught React
 * hands to the page.
 */
export const rootErrors = {
  onCaughtError(error: unknown, { errorBoundary }: Caught): void {
    // Code that did not come for want of a connection is nobody's mistake.
    if (isNetworkFailure(error)) return;
    const { name } = (errorBoundary?.props ?? {}) as { name?: string };
    platform().report({ name: 'defect', error, detail: { block: name } });
  },
};
