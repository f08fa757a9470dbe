import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Factors, Passkey } from '../../../gateway/endpoints/second-factor.ts';
import { dateFormat } from '../../../i18n/languages.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { canUsePasskeys } from '../../../second-factor/can-use-passkeys.ts';
import { factorFailure } from '../../../second-factor/factor-texts.ts';
import { holdsMoney } from '../../../session/account-types.ts';
import { $session } from '../../../session/session.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Submission } from '../../../ui/submission.ts';
import { createSubmission } from '../../../ui/submission.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { $factors, createFactorActions, type FactorActions, requestSecret } from './factors.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import '../../../ui/card-rows.css';
import '../../../ui/form.css';
import './factor-list.css';

/** The passkeys, time codes and recovery codes of the account, with forms to add and remove them. */
export default function FactorList() {
  const { t } = useTexts();
  const factors = useStore($factors);
  const session = useStore($session);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!session || !holdsMoney(session.type)) return null;
  return (
    <section className="factor-list" aria-labelledby="factors">
      <h2 ref={heading} id="factors" className="factor-list__title" tabIndex={-1}>
        {t('factors.title')}
      </h2>
      <p className="factor-list__note">{t('factors.intro')}</p>
      <AsyncView
        remote={factors}
        retry={$factors.reload}
        skeleton={<Skeleton className="factor-list__waiting" count={2} />}
      >
        {(ready) => (
          <Rows factors={ready} onFocusLost={() => heading.current?.focus({ preventScroll: true })} />
        )}
      </AsyncView>
    </section>
  );
}

function Rows({ factors, onFocusLost }: { factors: Factors; onFocusLost(): void }) {
  const { t, language } = useTexts();
  const [codes, setCodes] = useState<readonly string[]>();
  const [renamed, setRenamed] = useState<Passkey>();
  const [secret, setSecret] = useState<Awaited<ReturnType<typeof requestSecret>>>();
  const [actions] = useState(() => createFactorActions(setCodes));
  const [setup] = useState(() => createSubmission(async (signal) => setSecret(await requestSecret(signal))));
  useEffect(
    () => () => {
      actions.stop();
      setup.stop();
    },
    [actions, setup],
  );
  const asks = Boolean(codes ?? renamed ?? secret);
  const before = useRef(factors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the pressed button may have disappeared
  useEffect(() => {
    if (before.current === factors || asks) return;
    before.current = factors;
    if (document.activeElement === document.body) onFocusLost();
  }, [factors, asks]);
  const day = dateFormat(language, { dateStyle: 'medium' });
  const { passkeys, codes: hasCodes, recoveryCodes } = factors;
  const has = passkeys.length > 0 || hasCodes;
  return (
    <>
      <Failure of={[actions.addPasskey, actions.removal, actions.renewal, setup]} />
      {has && (
        <ul className="card-rows">
          {passkeys.map((passkey) => {
            const { id, name, device, createdAt, usedAt } = passkey;
            const shown = name || device || t('factors.passkey');
            return (
              <Row
                key={id}
                name={shown}
                notes={[
                  name && device,
                  t('factors.addedAt', { time: day(createdAt) }),
                  usedAt !== null && t('factors.usedAt', { time: day(usedAt) }),
                ]}
              >
                <div className="factor-list__actions">
                  <Button
                    aria-label={`${t('factors.rename')}: ${shown}`}
                    aria-haspopup="dialog"
                    onClick={() => setRenamed(passkey)}
                  >
                    {t('factors.rename')}
                  </Button>
                  <Remove actions={actions} id={id} name={shown} />
                </div>
              </Row>
            );
          })}
          {hasCodes && (
            <Row name={t('factors.app')}>
              <Remove actions={actions} id="codes" name={t('factors.app')} />
            </Row>
          )}
          <Row name={t('factors.recoveryCodes')} notes={[t('factors.codesLeft', { number: recoveryCodes })]}>
            <Press action={actions.renewal}>{t('factors.renew')}</Press>
          </Row>
        </ul>
      )}
      <div className="factor-list__buttons">
        {canUsePasskeys() && (
          <Press action={actions.addPasskey} look={has ? 'outline' : 'primary'} wide>
            {t('factors.addPasskey')}
          </Press>
        )}
        {!hasCodes && (
          <Press action={setup} wide>
            {t('factors.setUpCodes')}
          </Press>
        )}
      </div>
      {renamed && <RenameDialog id={renamed.id} name={renamed.name} onClose={() => setRenamed(undefined)} />}
      {secret && <CodesDialog secret={secret} show={setCodes} onClose={() => setSecret(undefined)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

function Row({
  name,
  notes = [],
  children,
}: {
  name: string;
  notes?: (string | false)[];
  children: ReactNode;
}) {
  return (
    <li className="card-rows__row">
      <div>
        <p className="factor-list__name">
          <bdi>{name}</bdi>
        </p>
        {notes.filter(Boolean).map((note) => (
          <p key={String(note)} className="factor-list__note">
            {note}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}

function Remove({ actions, id, name }: { actions: FactorActions; id: string; name: string }) {
  const { t } = useTexts();
  return (
    <Button aria-label={`${t('factors.remove')}: ${name}`} onClick={() => void actions.remove(id)}>
      {t('factors.remove')}
    </Button>
  );
}

interface PressProps {
  action: Submission;
  look?: 'primary' | 'outline';
  wide?: boolean;
  children: ReactNode;
}

/** A button that is busy during its action. */
function Press({ action, look = 'outline', wide = false, children }: PressProps) {
  const busy = useStore(action.$sending).state === 'sending';
  return (
    <Button look={look} wide={wide} busy={busy} onClick={() => void action.submit()}>
      {children}
    </Button>
  );
}

/** The error of the latest failed action. */
function Failure({ of }: { of: readonly Submission[] }) {
  return of.map(({ $sending }, index) => <FailureText key={String(index)} $sending={$sending} />);
}

function FailureText({ $sending }: Pick<Submission, '$sending'>) {
  const { t } = useTexts();
  const sending = useStore($sending);
  if (sending.state !== 'failed') return null;
  return (
    <p className="form__failure" role="alert">
      {t(factorFailure(sending.error))}
    </p>
  );
}
