import { lotteries, lotteryGroups } from '../features/lottery/lotteries.ts';
import { prizeModeOf } from '../features/lottery/prize-mode.ts';
import { catalogue } from '../games/catalogue.ts';
import type { Remote } from '../gateway/cache/resource.ts';
import type { LotteryType } from '../gateway/endpoints/lottery.ts';
import type { Catalogue } from '../gateway/endpoints/shared/catalogue.ts';
import type { PageModule } from '../shell/page/page-store.ts';

/** Returns the reads of a category's page. */
export const lotteryReads =
  (gameType: LotteryType): PageModule['reads'] =>
  ({ merchantCode, language, ...scope }) => {
    const $catalogue = catalogue({ merchantCode, language, ...scope });
    const known = $catalogue.get();
    const category = { merchantCode, language, gameType };
    return [
      lotteries(category),
      ...(known.state === 'loading' ? [] : [lotteryGroups(category, prizeModeOf(eLotteryCodes(known)))]),
      $catalogue,
    ];
  };

/** Returns the vendors of the E-Lottery category; none while the catalogue is loading. */
export const eLotteryCodes = (known: Remote<Catalogue>) =>
  (known.state === 'ready' ? known.value.categories : [])
    .filter(({ code }) => code === 'ELOTT')
    .flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage));
