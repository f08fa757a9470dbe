import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { $session } from '../../session/session.ts';
import { greetingAt } from './greeting.ts';
import './agent-head.css';

export function AgentHead() {
  const { t } = useTexts();
  const session = useStore($session);
  const hour = new Date(platform().now()).getHours();
  return (
    <div className="agent-head">
      <p className="agent-head__greeting">{t(greetingAt(hour))}</p>
      <p className="agent-head__name">
        <bdi>{session?.userName}</bdi>
      </p>
    </div>
  );
}
