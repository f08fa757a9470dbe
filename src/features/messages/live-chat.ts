import { siteConfig } from '../../config/site-config.ts';
import { launchChat } from '../../gateway/endpoints/messages.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, GatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { safeUrl } from '../../lib/links.ts';
import { wait } from '../../lib/timing.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';
import { showToast, TOAST_LONG } from '../../ui/toasts.ts';
import { requireInbox } from './refuse-free.ts';
import { chatUnread } from './unread.ts';

/** Milliseconds between the answer and the chat (A9). */
const CHAT_REDIRECT = 500;
/** Colour of the chat's head: that of the site's own. */
const HEADER_COLOUR = '#161a22';

let opening = false;
let hideOffer: (() => void) | undefined;

/** Takes the offer to open the chat away: it is of the page where it was asked for. */
export function withdrawOffer(): void {
  hideOffer?.();
}

/** Opens the live chat in the browser, once however often it is asked for (MS-3). */
export async function openLiveChat(language: string): Promise<void> {
  if (opening || !requireInbox()) return;
  opening = true;
  const session = $session.get();
  const hide = showToast('messages.chatOpening', { kind: 'loading', ms: TOAST_LONG * 2 });
  try {
    const query = {
      b2c: 1,
      language,
      backUrl: new URL(linkTo('message'), location.href).href,
      headerColor: HEADER_COLOUR,
      title: siteConfig().brand.name,
    } as const;
    const { chatUrl } = await call(launchChat, { query });
    const address = safeUrl(chatUrl, location.href)?.href;
    if (!address) throw new GatewayError('malformed', 'chatUrl');
    await wait(CHAT_REDIRECT);
    hide();
    // Whoever has signed out meanwhile does not want it.
    if ($session.get() !== session) return;
    platform().open(address);
    // A browser may keep a window from opening that comes so long after the tap.
    hideOffer = showToast('messages.chatOpened', {
      ms: TOAST_LONG,
      action: { text: 'messages.openChat', run: () => platform().open(address) },
    });
    chatUnread.refresh();
  } catch (thrown) {
    hide();
    showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
  } finally {
    opening = false;
  }
}
