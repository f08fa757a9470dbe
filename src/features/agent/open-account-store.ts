import { atom, type ReadableAtom } from 'nanostores';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getInvitation, openTeamAccount } from '../../gateway/endpoints/agent.ts';
import type { RegistrationRules } from '../../gateway/endpoints/register.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { refusal } from '../../gateway/http/errors.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { parsePercent } from '../../lib/percent.ts';
import { withConfirmation } from '../../second-factor/confirmation.ts';
import { memberDrafts } from '../../session/member-drafts.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { checkConfirmation, checkField } from '../../validation/check-field.ts';
import { normaliseField } from '../../validation/field-rules.ts';

export type Invitation = Reply<typeof getInvitation>;

/** The agent's code and the highest rebate the agent can pass on (WL-11). */
export const $invitation: Resource<Invitation> = resource(`${PERSONAL_PREFIX}agent/invitation`, (signal) =>
  call(getInvitation, {}, { signal }),
);

export type AccountRole = 'member' | 'agent';
export type AccountField = 'username' | 'nickname' | 'password' | 'confirmPassword' | 'rebate';

export interface OpenedAccount {
  account: string;
  role: AccountRole;
}

export interface AccountOpening extends Submission {
  form: Form<AccountField>;
  $role: ReadableAtom<AccountRole>;
  choose(role: AccountRole): void;
  $opened: ReadableAtom<OpenedAccount | undefined>;
  fieldForRefusal(code: string): AccountField | undefined;
}

const fieldByCode: Readonly<Record<string, AccountField>> = {
  [refusal.nameTaken]: 'username',
  [refusal.nameFormat]: 'username',
  [refusal.passwordFormat]: 'password',
  [refusal.confirmation]: 'confirmPassword',
};

/** Creates a form for accounts below the agent. The passwords are discarded with it. */
export function createAccountOpening(rules: RegistrationRules, maxRebate: number): AccountOpening {
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
    {
      errorValues: { most: maxRebate },
      draft: { storage: memberDrafts, key: 'account', fields: ['username', 'nickname', 'rebate'] },
    },
  );
  const $role = atom<AccountRole>('member');
  const $opened = atom<OpenedAccount | undefined>();
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
    const { account } = await withConfirmation(
      'agent',
      (confirmed) => call(openTeamAccount, { body: { ...body, ...confirmed } }, { signal }),
      signal,
    );
    form.reset();
    $opened.set({ account, role });
  });
  return {
    form,
    $role,
    choose: (role) => $role.set(role),
    $opened,
    fieldForRefusal: (code) => ownEntry(fieldByCode, code),
    ...submission,
  };
}
