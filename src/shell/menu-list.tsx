import { useStore } from '@nanostores/react';
import { confirmSignOut } from '../account/sign-out.ts';
import { $flags, $status } from '../config/status.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { customerServiceAddress } from '../messages/customer-service.ts';
import { platform } from '../platform/platform.ts';
import { $signedIn } from '../session/session.ts';
import { closePanel } from '../ui/panels.ts';
import { DrawerLink } from './drawer-link.tsx';
import { type MenuPlace, menuAddress, menuOf } from './menu-entries.ts';
import { menuIcons } from './menu-icons.tsx';

/** The entries of one place of the menus, in order (DR-1, DR-2, WL-5). */
export function MenuList({ place }: { place: MenuPlace }) {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  const flags = useStore($flags);
  const status = useStore($status);
  const service = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  const ways = {
    service: () => {
      if (service) platform().open(service);
    },
    signOut: leave,
  };
  return menuOf(place, { signedIn, flags, service: service !== undefined }).map((entry) => (
    <DrawerLink
      key={entry.key}
      shapes={menuIcons[entry.key]}
      {...(entry.does ? { onClick: ways[entry.does] } : { href: menuAddress(entry)! })}
    >
      {t(entry.text)}
    </DrawerLink>
  ));
}

/** Home may be the page that is here already: nothing would close the drawer then. */
async function leave(): Promise<void> {
  await confirmSignOut();
  if (!$signedIn.get()) closePanel();
}
