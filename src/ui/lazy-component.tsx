import { type ComponentProps, type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();
const errors = new WeakSet<object>();

/**
 * Like React's `lazy`, but a failed import is retried at the next render after an error boundary caught it. `lazy`
 * keeps the failure; React renders again to find the error, so the failure itself must not trigger the retry.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((thrown: unknown) => {
        failed.add(renew);
        errors.add(thrown as Error);
        throw thrown;
      }),
    );
  const renew = () => {
    Code = attempt();
  };
  let Code = attempt();
  return (props) => <Code {...(props as ComponentProps<typeof Code>)} />;
}

/** Returns whether an error is that of an import. */
export const isFailedImport = (error: unknown): boolean => errors.has(error as Error);

/** Retries failed imports at the next render. For error boundaries. */
export function retryFailedImports(): void {
  for (const renew of failed) renew();
  failed.clear();
}
