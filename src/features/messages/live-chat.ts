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
import { requireInbox } from './explain-free-play.ts';
import { chatUnread } from './unread.ts';

/** Milliseconds between the response and the redirect to the chat. */
const REDIRECT_DELAY = 500;
/** Colour of the chat's header, as on the site. */
const HEADER_COLOUR = '#161a22';

let opening = false;
let hideOffer: (() => void) | undefined;

/** Hides the toast that offers the chat when its page is left. */
export function hideChatOffer(): void {
  hideOffer?.();
}

/** Opens the live chat in the browser; repeated calls send one request (MS-3). */
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
    await wait(REDIRECT_DELAY);
    hide();
    // The player has signed out meanwhile.
    if ($session.get() !== session) return;
    platform().open(address);
    // Browsers may block a popup that opens this long after the tap.
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
