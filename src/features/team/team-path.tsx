import type { TeamStep } from '../../gateway/endpoints/team.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { teamAddress } from './team-address.ts';
import './team-path.css';

export function TeamPath({ path }: { path: readonly TeamStep[] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('team.path')}>
      <ol className="team-path">
        <li>
          <a className="team-path__step" href={teamAddress()}>
            {t('team.mine')}
          </a>
        </li>
        {path.map(({ id, account }, index) => (
          <li key={id}>
            <a
              className="team-path__step"
              href={teamAddress({ id })}
              aria-current={index === path.length - 1 ? 'page' : undefined}
            >
              <bdi>{account}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
