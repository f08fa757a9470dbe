import { useTexts } from '../../i18n/texts-scope.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import './terminal-names.css';

export function TerminalNames({ of: { venue, terminal } }: { of: { venue: string; terminal: string } }) {
  const { t } = useTexts();
  return (
    <DescriptionList
      className="terminal-names"
      items={[
        { label: t('terminal.venue'), value: venue },
        { label: t('terminal.terminal'), value: terminal },
      ]}
    />
  );
}
