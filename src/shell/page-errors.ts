import { platform } from '../platform/platform.ts';
import { isForeign } from './error-summary.ts';

/** Reports what the page's own code throws and nobody catches. */
export function watchPageErrors(): void {
  addEventListener('error', ({ error }) => {
    // Browsers keep what a foreign script threw to themselves, and give no error for mere notices.
    if (error && !isForeign(error)) platform().report({ name: 'error', error });
  });
  addEventListener('unhandledrejection', ({ reason: error = null }) => {
    if (!isForeign(error)) platform().report({ name: 'rejection', error });
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
    const { name } = (errorBoundary?.props ?? {}) as { name?: string };
    platform().report({ name: 'defect', error, detail: { block: name } });
  },
};
