import Info from 'lucide/dist/esm/icons/info.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './info-button.css';

interface Props {
  name: string;
  className?: string;
  onAsk(): void;
}

/** Opens the details of a game. */
export function InfoButton({ name, className = '', onAsk }: Props) {
  const { t } = useTexts();
  return (
    <IconButton
      className={`info-button ${className}`}
      label={t('centre.about', { name })}
      shapes={Info}
      aria-haspopup="dialog"
      onClick={onAsk}
    />
  );
}
