import { atom, type ReadableAtom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getHeadIcons, setHeadIcon } from '../../gateway/endpoints/head-icon.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { asGatewayError, type GatewayError } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { setMemberPicture } from '../../session/member.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { showToast } from '../../ui/toasts.ts';

export type HeadIcons = Reply<typeof getHeadIcons>;

/** Returns the available pictures, named in a language, and the current one (WL-5). */
export function headIconsIn(language: string): Resource<HeadIcons> {
  return resource<HeadIcons>(`${PERSONAL_PREFIX}headIcons/${language}`, (signal) =>
    call(getHeadIcons, { query: { language } }, { signal }),
  );
}

export interface HeadIconChoice extends Submission {
  /** Id of the selected picture, empty for none; undefined before a selection. */
  $picked: ReadableAtom<string | undefined>;
  pick(id: string): void;
}

/** Creates a selection: picked on screen first, then saved at the gateway. */
export function createHeadIconChoice($icons: Resource<HeadIcons>): HeadIconChoice {
  const $picked = atom<string | undefined>();
  const submission = createSubmission(async (signal) => {
    const id = $picked.get() ?? '';
    try {
      const { headIcon } = await call(setHeadIcon, { body: { id } }, { signal });
      setMemberPicture(headIcon);
      mutate($icons, (icons) => ({ ...icons, chosen: id }));
      showToast('member.pictureKept', { kind: 'success' });
    } catch (thrown) {
      const { kind, code } = asGatewayError(thrown);
      if (kind === 'refused' && code === featureRefusal.headIconUnknown) void $icons.reload();
      throw thrown;
    }
  });
  return { $picked, pick: (id) => $picked.set(id), ...submission };
}

export function headIconError(error: GatewayError): TextKey {
  return error.code === featureRefusal.headIconUnknown ? 'member.pictureGone' : errorText(error);
}
