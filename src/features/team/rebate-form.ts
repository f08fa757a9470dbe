import { atom, computed, type ReadableAtom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { invalidate } from '../../gateway/cache/resource.ts';
import { type RebateRate, setRebates } from '../../gateway/endpoints/rebates.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, type GatewayError } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { $texts } from '../../i18n/language.ts';
import { parsePercent } from '../../lib/percent.ts';
import { withConfirmation } from '../../second-factor/confirmation.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { rateKey, rebatesOf } from './rebates.ts';

export interface RebateForm extends Submission {
  /** One field per rate, by the rate's key, with the rate as typed. */
  form: Form;
  $changes: ReadableAtom<number>;
  /** Whether the changes were saved and none made since. */
  $saved: ReadableAtom<boolean>;
  /** Sets all rates of a list to one value, limited to their bounds. */
  changeAll(rates: readonly RebateRate[], percent: number): void;
  reset(): void;
  /** Saves the changes. @returns the first invalid rate; nothing is sent then */
  save(): RebateRate | undefined;
}

function rateErrors(text: string, { least, most }: RebateRate): readonly TextKey[] {
  const percent = parsePercent(text);
  if (percent === undefined) return ['team.rateForm'];
  return percent < least || percent > most ? ['team.rateBounds'] : [];
}

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
  // Unchanged rates are not validated: the agent may not be able to correct them.
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
      const saved = await withConfirmation(
        'agent',
        (confirmed) => call(setRebates, { body: { memberId, rates: changes, ...confirmed } }, { signal }),
        signal,
      );
      mutate($rebates, () => saved);
      invalidate(`${PERSONAL_PREFIX}team/member/`);
      form.reset();
      $sent.set(true);
    } catch (thrown) {
      $sent.set(false);
      // The allowed rates have changed, or the outcome is unknown.
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
