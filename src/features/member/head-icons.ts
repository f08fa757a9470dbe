import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getHeadIcons, setHeadIcon } from '../../gateway/endpoints/head-icon.ts';
import { asGatewayError, type GatewayError } from '../../gateway/errors.ts';
import { featureRefusal } from '../../gateway/feature-refusals.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { setMemberPicture } from '../../session/member.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { showToast } from '../../ui/toasts.ts';

export type HeadIcons = Reply<typeof getHeadIcons>;

/** The pictures a member can show, named in a language, and the one chosen (WL-5). */
export function headIconsIn(language: string): Resource<HeadIcons> {
  return resource<HeadIcons>(`${PERSONAL_PREFIX}headIcons/${language}`, (signal) =>
    call(getHeadIcons, { query: { language } }, { signal }),
  );
}

export interface HeadIconChoice extends Submission {
  /** Id of the picture picked on screen, empty for none; undefined before the first touch. */
  $picked: ReadableAtom<string | undefined>;
  pick(id: string): void;
}

/** One choice among the pictures: picked first, then kept at the gateway. */
export function createHeadIconChoice($icons: Resource<HeadIcons>): HeadIconChoice {
  const $picked = atom<string | undefined>();
  const submission = createSubmission(async (signal) => {
    const id = $picked.get() ?? '';
    try {
      const { headIcon } = await call(setHeadIcon, { body: { id } }, { signal });
      setMemberPicture(headIcon);
      $icons.mutate((icons) => ({ ...icons, chosen: id }));
      showToast('member.pictureKept', { kind: 'success' });
    } catch (thrown) {
      const { kind, code } = asGatewayError(thrown);
      // What is on screen is out of date.
      if (kind === 'refused' && code === featureRefusal.headIconUnknown) void $icons.reload();
      throw thrown;
    }
  });
  return { $picked, pick: (id) => $picked.set(id), ...submission };
}

/** Why a picture could not be kept. */
export function headIconError(error: GatewayError): TextKey {
  return error.code === featureRefusal.headIconUnknown ? 'member.pictureGone' : errorText(error);
}
