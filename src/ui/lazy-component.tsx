import { type ComponentProps, type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/**
 * As React's `lazy`, which keeps a failure for good: here a boundary that caught it has the next drawing ask for the
 * code again. Not at the failure itself, since React draws once more to find out what failed.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((thrown: unknown) => {
        failed.add(renew);
        throw thrown;
      }),
    );
  const renew = () => {
    Code = attempt();
  };
  let Code = attempt();
  return (props) => <Code {...(props as ComponentProps<typeof Code>)} />;
}

/** For a boundary: what could not be had is asked for again when it is drawn again. */
export function retryFailedImports(): void {
  for (const renew of failed) renew();
  failed.clear();
}
