import { atom, computed, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { type RebateRate, setRebates } from '../../gateway/endpoints/rebates.ts';
import { asGatewayError, type GatewayError } from '../../gateway/errors.ts';
import { featureRefusal } from '../../gateway/feature-refusals.ts';
import { invalidate } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { $texts } from '../../i18n/language.ts';
import { parsePercent } from '../../lib/percent.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { rateKey, rebatesOf } from './rebates.ts';

/** The rebates of somebody right below (WL-10). */
export interface RebateForm extends Submission {
  /** A field for each rate, by the rate's key, that holds the rate as the agent would type it. */
  form: Form;
  /** How many rates would be others than they are. */
  $changes: ReadableAtom<number>;
  /** Whether changes were saved, and none made since. */
  $saved: ReadableAtom<boolean>;
  /** Gives all rates of a list one value, or what of it their bounds allow. */
  changeAll(rates: readonly RebateRate[], percent: number): void;
  /** Takes back what was typed. */
  reset(): void;
  /** Sends the changes. @returns the first that will not do: nothing is sent then */
  save(): RebateRate | undefined;
}

/** What is wrong with a typed rate; nothing where it will do. */
function rateErrors(text: string, { least, most }: RebateRate): readonly TextKey[] {
  const percent = parsePercent(text);
  if (percent === undefined) return ['team.rateForm'];
  return percent < least || percent > most ? ['team.rateBounds'] : [];
}

/** The message of rebates that were not saved (A8). */
export function saveErrorText(error: GatewayError): TextKey {
  return error.code === featureRefusal.rebateRange ? 'team.rateRefused' : errorText(error);
}

export function createRebateForm(memberId: string): RebateForm {
  const $rebates = rebatesOf(memberId);
  const $sent = atom(false);

  const rates = () => {
    const rebates = $rebates.get();
    return rebates.state === 'ready' ? rebates.value.list : [];
  };
  const text = (percent: number) => $texts.get()?.number(percent) ?? String(percent);
  const $initialValues = computed([$rebates, $texts], () =>
    Object.fromEntries(rates().map((rate) => [rateKey(rate), text(rate.rate)])),
  );
  // What was not changed is not the agent's to mend.
  const isChanged = (rate: RebateRate, typed: string): boolean =>
    form.isDirty(rateKey(rate)) && parsePercent(typed) !== rate.rate;
  const form: Form = createForm(
    (key) => (typed) => {
      const rate = rates().find((one) => rateKey(one) === key);
      return rate && isChanged(rate, typed) ? rateErrors(typed, rate) : [];
    },
    { $initialValues },
  );
  const changesIn = (values: Readonly<Record<string, string>>) =>
    rates().filter((rate) => isChanged(rate, values[rateKey(rate)] ?? ''));
  const $changes = computed(form.$values, (values) => changesIn(values).length);

  const submission = createSubmission(async (signal) => {
    const values = form.$values.get();
    const changes = changesIn(values).map((rate) => ({
      gameType: rate.gameType,
      vendor: rate.vendor,
      rate: parsePercent(values[rateKey(rate)]!)!,
    }));
    try {
      const saved = await call(setRebates, { body: { memberId, rates: changes } }, { signal });
      $rebates.mutate(() => saved);
      invalidate(`${PERSONAL_PREFIX}team/member/`);
      form.reset();
      $sent.set(true);
    } catch (thrown) {
      $sent.set(false);
      // What may be given has changed meanwhile, or whether it was set is not known.
      const { kind, code } = asGatewayError(thrown);
      if (kind !== 'refused' || code === featureRefusal.rebateRange) await $rebates.reload();
      form.validate();
      throw thrown;
    }
  });

  return {
    ...submission,
    form,
    $changes,
    $saved: computed([$sent, $changes], (sent, changes) => sent && changes === 0),
    changeAll(list, percent) {
      for (const rate of list) {
        form.change(rateKey(rate), text(Math.min(rate.most, Math.max(rate.least, percent))));
      }
    },
    reset() {
      submission.stop();
      $sent.set(false);
      form.reset();
    },
    save() {
      const failing = form.validate();
      if (failing) return rates().find((rate) => rateKey(rate) === failing);
      if ($changes.get()) void submission.submit();
      return undefined;
    },
  };
}
