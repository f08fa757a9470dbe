import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { headIconNames } from '../../fixtures/content/head-icons.ts';
import { languageOf } from '../../fixtures/languages.ts';
import type { Handlers } from '../handler.ts';
import { chosenHeadIcon, headIconAddress, headIconArt } from '../head-icons.ts';
import { Refusal } from '../refusal.ts';

export const headIcon = {
  getHeadIcons({ gateway: { store }, query, session, base }) {
    const language = languageOf(query.language);
    return {
      chosen: chosenHeadIcon(store, session.member.id),
      icons: Object.entries(headIconNames).map(([id, name]) => ({
        id,
        name: name[language],
        image: headIconArt(id, base),
      })),
    };
  },

  setHeadIcon({ gateway: { store }, body: { id }, session: { member }, base }) {
    if (id && !Object.hasOwn(headIconNames, id)) throw new Refusal(featureRefusal.headIconUnknown);
    store.run('UPDATE members SET head_icon = ? WHERE id = ?', id, member.id);
    return { headIcon: headIconAddress(store, member.id, base) };
  },
} satisfies Partial<Handlers>;
