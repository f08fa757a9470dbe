import { type ComponentProps, Suspense } from 'react';
import { siteConfig } from '../../../config/site-config.ts';
import { lazyComponent } from '../../../ui/late.tsx';

const loadButtons = () => import('./social-buttons.tsx');
const SocialButtons = lazyComponent(async () => ({ default: (await loadButtons()).SocialButtons }));

/** For what stands below them: it comes with them or after them, and is not pushed down. */
export const untilSocialSlot = async () => siteConfig().signInService && loadButtons();

/** Where the buttons of the sign-in service stand; their code comes only where the operator has one (LG-3, RG-10). */
export function SocialSlot(props: ComponentProps<typeof SocialButtons>) {
  if (!siteConfig().signInService) return null;
  return (
    <Suspense>
      <SocialButtons {...props} />
    </Suspense>
  );
}
