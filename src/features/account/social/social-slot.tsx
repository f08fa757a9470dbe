import { type ComponentProps, Suspense } from 'react';
import { siteConfig } from '../../../config/site-config.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const loadButtons = () => import('./social-buttons.tsx');
const SocialButtons = lazyComponent(async () => ({ default: (await loadButtons()).SocialButtons }));

/** Delays content below the buttons until they are loaded, to avoid a layout shift. */
export const waitForSocialSlot = async () => siteConfig().signInService && loadButtons();

/** Renders the provider buttons; their code is loaded only if the operator has the service (LG-3, RG-10). */
export function SocialSlot(props: ComponentProps<typeof SocialButtons>) {
  if (!siteConfig().signInService) return null;
  return (
    <Suspense>
      <SocialButtons {...props} />
    </Suspense>
  );
}
