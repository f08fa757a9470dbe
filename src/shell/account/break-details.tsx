import { type ReactNode, Suspense } from 'react';
import { type GatewayError, refusal } from '../../gateway/http/errors.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const BreakNote = lazyComponent(async () =>
  (await import('../../features/protection/load-break-note.tsx')).loadBreakNote(),
);

/** Says, when a login is refused, until when the player's break lasts and who helps. */
export function breakDetails({ code, value }: GatewayError): ReactNode {
  return (
    code === refusal.excluded && (
      <Suspense>
        <BreakNote sent={value} />
      </Suspense>
    )
  );
}
