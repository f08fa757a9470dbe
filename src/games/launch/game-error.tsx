import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import './game-error.css';

interface Ways {
  /** Absent if a retry would fail in the same way. */
  retry?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** Shows the iframe although the game may not be in it. */
  onShow?: (() => void) | undefined;
}

/** Why a game is not shown, with the possible actions. */
export function GameError({ text, ...ways }: Ways & { text: TextKey }) {
  const { t } = useTexts();
  return (
    <div className="game-trouble" role="alert">
      <p>{t(text)}</p>
      <GameErrorActions {...ways} />
    </div>
  );
}

export function GameErrorActions({ retry, onClose, onShow }: Ways) {
  const { t } = useTexts();
  return (
    <div className="game-trouble__actions">
      {retry && (
        <Button look="primary" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      )}
      {onShow && <Button onClick={onShow}>{t('play.showAnyway')}</Button>}
      {onClose && <Button onClick={onClose}>{t('common.close')}</Button>}
    </div>
  );
}
