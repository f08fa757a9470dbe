import { type ComponentProps, lazy, Suspense } from 'react';
import { siteConfig } from '../../config/site-config.ts';

const SocialButtons = lazy(async () => ({ default: (await import('./social-buttons.tsx')).SocialButtons }));

/** Where the buttons of the sign-in service stand; their code comes only where the operator has one (LG-3, RG-10). */
export function SocialSlot(props: ComponentProps<typeof SocialButtons>) {
  if (!siteConfig().signInService) return null;
  return (
    <Suspense>
      <SocialButtons {...props} />
    </Suspense>
  );
}
