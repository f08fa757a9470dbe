import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getInvitation, openTeamAccount } from '../../gateway/endpoints/agent.ts';
import type { RegistrationRules } from '../../gateway/endpoints/register.ts';
import { refusal } from '../../gateway/errors.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { parsePercent } from '../../lib/percent.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { normaliseField } from '../../validation/field-rules.ts';
import { checkConfirmation, checkField } from '../../validation/messages-for.ts';

export type Invitation = Reply<typeof getInvitation>;

/** The agent's code and the most rebate there is to pass on (WL-11). */
export const $invitation: Resource<Invitation> = resource(`${PERSONAL_PREFIX}agent/invitation`, (signal) =>
  call(getInvitation, {}, { signal }),
);

export type AccountRole = 'member' | 'agent';
export type AccountField = 'username' | 'nickname' | 'password' | 'confirmPassword' | 'rebate';

/** An account that was opened. */
export interface Opened {
  account: string;
  role: AccountRole;
}

export interface AccountOpening extends Submission {
  form: Form<AccountField>;
  $role: ReadableAtom<AccountRole>;
  choose(role: AccountRole): void;
  /** The last account of this form. */
  $opened: ReadableAtom<Opened | undefined>;
  /** The field on screen that a refusal is about. */
  fieldAfter(code: string): AccountField | undefined;
}

const fieldByCode: Readonly<Record<string, AccountField>> = {
  [refusal.nameTaken]: 'username',
  [refusal.nameFormat]: 'username',
  [refusal.passwordFormat]: 'password',
  [refusal.confirmation]: 'confirmPassword',
};

/** One form that opens accounts below the agent; the passwords live no longer than it. */
export function createOpening(rules: RegistrationRules, maxRebate: number): AccountOpening {
  const demand = (name: 'username' | 'password' | 'nickname', required: boolean) => ({
    required,
    pattern: rules[name]?.pattern ?? '',
  });
  const form = createForm<AccountField>(
    {
      username: (value) => checkField('username', value, demand('username', true)),
      nickname: (value) => checkField('nickname', value, demand('nickname', false)),
      password: (value) => checkField('password', value, demand('password', true)),
      confirmPassword: (value, { password }) => checkConfirmation(value, password),
      rebate: (value) => {
        if (!value.trim()) return [];
        const percent = parsePercent(value);
        if (percent === undefined) return ['agent.rebateForm'];
        return percent > maxRebate ? ['agent.rebateMost'] : [];
      },
    },
    { errorValues: { most: maxRebate } },
  );
  const $role = atom<AccountRole>('member');
  const $opened = atom<Opened | undefined>();
  const submission = createSubmission(async (signal) => {
    const { username, nickname, password, confirmPassword, rebate } = form.$values.get();
    const role = $role.get();
    $opened.set(undefined);
    const called = normaliseField('nickname', nickname);
    const body = {
      role,
      username: normaliseField('username', username),
      ...(called && { nickname: called }),
      password,
      confirmPassword,
      rebate: parsePercent(rebate) ?? 0,
    };
    const { account } = await call(openTeamAccount, { body }, { signal });
    form.reset();
    $opened.set({ account, role });
  });
  return {
    form,
    $role,
    choose: (role) => $role.set(role),
    $opened,
    fieldAfter: (code) => ownEntry(fieldByCode, code),
    ...submission,
  };
}
