import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import './game-error.css';

interface Ways {
  /** Absent where another try would end as the first did. */
  retry?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** Shows the game all the same, where it may be there. */
  onShow?: (() => void) | undefined;
}

/** Why a game does not stand in its window, and the ways on from there. */
export function GameError({ text, ...ways }: Ways & { text: TextKey }) {
  const { t } = useTexts();
  return (
    <div className="game-trouble" role="alert">
      <p>{t(text)}</p>
      <GameErrorActions {...ways} />
    </div>
  );
}

/** Another try, and the way back. */
export function GameErrorActions({ retry, onClose, onShow }: Ways) {
  const { t } = useTexts();
  return (
    <div className="game-trouble__ways">
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
