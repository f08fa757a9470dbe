import { atom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import { type OpenedEnvelope, openRedEnvelope } from '../../gateway/endpoints/red-rain.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, type GatewayError, refusal } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { sumAmounts } from '../../lib/sum-amounts.ts';
import { invalidateBalance } from '../../session/member.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Rains } from './rain.ts';

/** Keys of the envelopes being opened, from {@link openingKey}. */
export const $opening = atom<ReadonlySet<string>>(new Set());

export const openingKey = (rainId: string, envelope: number) => `${rainId}/${envelope}`;

const refusals: Readonly<Record<string, TextKey>> = {
  [featureRefusal.rainOver]: 'redRain.over',
  [featureRefusal.rainNoChance]: 'redRain.noChance',
  [featureRefusal.rainSpent]: 'redRain.spent',
  [featureRefusal.rainLimit]: 'redRain.limit',
  [refusal.notFound]: 'redRain.over',
};

/**
 * Opens an envelope; repeated calls send one request. The gateway pays each envelope once, so a tap after a
 * lost response is safe.
 * @returns the prize; undefined after a failure, which shows a toast
 */
export async function openEnvelope(
  rainId: string,
  envelope: number,
  $rains: Resource<Rains>,
): Promise<OpenedEnvelope | undefined> {
  return await singleFlight($opening, openingKey(rainId, envelope), async (isHere) => {
    try {
      const { sumBalance: _, ...opened } = await call(openRedEnvelope, { body: { rainId, envelope } });
      if (!isHere()) return undefined;
      mutate($rains, (rains) => withOpened(rains, rainId, opened));
      if (opened.amount) invalidateBalance();
      return opened;
    } catch (thrown) {
      if (!isHere()) return undefined;
      const error = asGatewayError(thrown);
      showToast(refusalText(error), { kind: 'failure' });
      if (error.kind !== 'refused') invalidateBalance();
      void $rains.reload();
      return undefined;
    }
  });
}

function withOpened(all: Rains, rainId: string, opened: OpenedEnvelope): Rains {
  const known = all.rains
    .find(({ id }) => id === rainId)
    ?.opened.some(({ envelope }) => envelope === opened.envelope);
  // A concurrent fetch may contain it already.
  if (known) return all;
  return {
    ...all,
    day: { ...all.day, won: sumAmounts([all.day.won, opened.amount]) },
    rains: all.rains.map((rain) =>
      rain.id === rainId ? { ...rain, opened: [...rain.opened, opened] } : rain,
    ),
  };
}

function refusalText(error: GatewayError): TextKey {
  return (error.kind === 'refused' && refusals[error.code]) || errorText(error);
}
