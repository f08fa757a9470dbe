import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { rebateSkeleton } from './rebate-accordion.tsx';
import { RebateEditor } from './rebate-editor.tsx';
import { RebateTable } from './rebate-table.tsx';
import { rebatesOf } from './rebates.ts';
import { teamAddress } from './team-address.ts';
import './rebate-settings.css';

interface Props {
  /** Empty for the agent's own rebates. */
  memberId: string;
  categories: NamedCodes;
}

/** An agent's own rebates, or those of a member: editable for direct members (WL-10). */
export function RebateSettings({ memberId, categories }: Props) {
  const { t } = useTexts();
  return memberId ? (
    <TeamRebates memberId={memberId} categories={categories} />
  ) : (
    <>
      <div className="rebate-settings__head">
        <p className="rebate-settings__text">{t('team.ownText')}</p>
        <a className="button button--outline" href={teamAddress()}>
          {t('team.toTeam')}
        </a>
      </div>
      <RebateTable memberId="" categories={categories} />
    </>
  );
}

function TeamRebates({ memberId, categories }: Props) {
  const { t } = useTexts();
  const $rebates = rebatesOf(memberId);
  const rebates = useStore($rebates);
  return (
    <AsyncView remote={rebates} retry={$rebates.reload} skeleton={rebateSkeleton}>
      {(value) => (
        <>
          <p className="rebate-settings__text">
            <a className="text-link" href={teamAddress({ id: memberId })}>
              <bdi>{value.account}</bdi>
            </a>
          </p>
          <p className="rebate-settings__text">{t(value.settable ? 'team.setText' : 'team.notDirectText')}</p>
          {value.settable ? (
            <RebateEditor key={memberId} memberId={memberId} rebates={value} categories={categories} />
          ) : (
            <RebateTable memberId={memberId} categories={categories} />
          )}
        </>
      )}
    </AsyncView>
  );
}
