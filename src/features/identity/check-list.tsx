import type { IdentityCheck } from '../../gateway/endpoints/identity.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './check-list.css';

/** Shows the requested checks with their states. */
export default function CheckList({ checks }: { checks: readonly IdentityCheck[] }) {
  const { t } = useTexts();
  return (
    <ol className="check-list">
      {checks.map(({ kind, state }) => (
        <li key={kind} className="check-list__check">
          <strong>{t(`identity.${kind}`)}</strong>
          <span className={`check-list__state check-list__state--${state}`}>{t(`identity.${state}`)}</span>
          <p>{t(`identity.${kind}Note`)}</p>
        </li>
      ))}
    </ol>
  );
}
