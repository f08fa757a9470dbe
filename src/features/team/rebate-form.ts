import { atom, computed, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { type RebateRate, setRebates } from '../../gateway/endpoints/rebates.ts';
import { asGatewayError, type GatewayError } from '../../gateway/errors.ts';
import { featureRefusal } from '../../gateway/feature-refusals.ts';
import { invalidate } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { percentFrom } from '../../lib/percent.ts';
import { PERSONAL } from '../../session/session.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { rateKey, rebatesOf } from './rebates.ts';

type Typed = Readonly<Record<string, string>>;

/** The rebates of somebody right below, as far as the agent has typed other ones (WL-10). */
export interface RebateForm extends Submission {
  /** What was typed, by the rate's key. */
  $typed: ReadableAtom<Typed>;
  /** What is wrong with rates that it is time to say so of, by key. */
  $messages: ReadableAtom<Readonly<Record<string, TextKey>>>;
  /** How many rates would be others than they are. */
  $changes: ReadableAtom<number>;
  /** Whether the last thing that happened is that changes were saved. */
  $saved: ReadableAtom<boolean>;
  type(rate: RebateRate, text: string): void;
  /** The agent went on to another field. */
  leave(rate: RebateRate): void;
  /** Gives all rates of a list one value, or what of it their bounds allow. */
  typeAll(rates: readonly RebateRate[], text: string): void;
  /** Takes back what was typed. */
  reset(): void;
  /** Sends the changes. @returns the first that will not do: nothing is sent then */
  save(): RebateRate | undefined;
}

/** What is wrong with a typed rate; nothing where it will do. */
export function rateMessage(text: string, { least, most }: RebateRate): TextKey | undefined {
  const percent = percentFrom(text);
  if (percent === undefined) return 'team.rateForm';
  return percent < least || percent > most ? 'team.rateBounds' : undefined;
}

/** The message of rebates that were not saved (A8). */
export function saveErrorText(error: GatewayError): TextKey {
  return error.code === featureRefusal.rebateRange ? 'team.rateRefused' : errorText(error);
}

/** `text` writes a rate as the agent would type it. */
export function createRebateForm(memberId: string, text: (percent: number) => string): RebateForm {
  const $rebates = rebatesOf(memberId);
  const $typed = atom<Typed>({});
  const $judged = atom<ReadonlySet<string>>(new Set());
  const $saved = atom(false);

  const rates = () => {
    const rebates = $rebates.get();
    return rebates.state === 'ready' ? rebates.value.list : [];
  };
  const changesIn = (typed: Typed) =>
    rates().filter((rate) => {
      const now = typed[rateKey(rate)];
      return now !== undefined && percentFrom(now) !== rate.rate;
    });
  const $messages = computed([$typed, $judged, $rebates], (typed, judged) =>
    Object.fromEntries(
      changesIn(typed).flatMap((rate) => {
        const key = rateKey(rate);
        const message = judged.has(key) && rateMessage(typed[key] ?? '', rate);
        return message ? [[key, message]] : [];
      }),
    ),
  );
  const judge = (keys: readonly string[]) => $judged.set(new Set([...$judged.get(), ...keys]));
  const reset = () => {
    $typed.set({});
    $judged.set(new Set());
  };

  const submission = createSubmission(async (signal) => {
    const changes = changesIn($typed.get()).map((rate) => ({
      gameType: rate.gameType,
      vendor: rate.vendor,
      rate: percentFrom($typed.get()[rateKey(rate)]!)!,
    }));
    try {
      const value = await call(setRebates, { body: { memberId, rates: changes } }, { signal });
      $rebates.mutate(() => value);
      invalidate(`${PERSONAL}team/member/`);
      reset();
      $saved.set(true);
    } catch (thrown) {
      // What may be given has changed meanwhile, or whether it was set is not known.
      const { kind, code } = asGatewayError(thrown);
      if (kind !== 'refused' || code === featureRefusal.rebateRange) await $rebates.reload();
      judge(Object.keys($typed.get()));
      throw thrown;
    }
  });

  const put = (typed: Typed) => {
    $saved.set(false);
    $typed.set(typed);
  };
  return {
    ...submission,
    $typed,
    $messages,
    $changes: computed([$typed, $rebates], (typed) => changesIn(typed).length),
    $saved,
    type: (rate, next) => put({ ...$typed.get(), [rateKey(rate)]: next }),
    leave: (rate) => judge([rateKey(rate)]),
    typeAll(list, next) {
      const percent = percentFrom(next);
      if (percent === undefined) return;
      const typed = list.map((rate) => [
        rateKey(rate),
        text(Math.min(rate.most, Math.max(rate.least, percent))),
      ]);
      put({ ...$typed.get(), ...Object.fromEntries(typed) });
    },
    reset() {
      submission.stop();
      $saved.set(false);
      reset();
    },
    save() {
      const changes = changesIn($typed.get());
      judge(changes.map(rateKey));
      const failing = changes.find((rate) => rateMessage($typed.get()[rateKey(rate)] ?? '', rate));
      if (!failing && changes.length) void submission.submit();
      return failing;
    },
  };
}
