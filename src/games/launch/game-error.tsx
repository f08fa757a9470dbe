import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { type StatePicture, unplugged } from '../../ui/state-pictures.ts';
import { StateView } from '../../ui/state-view.tsx';
import './game-error.css';

interface Ways {
  /** Absent if a retry would fail in the same way. */
  retry?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** Shows the iframe although the game may not be in it. */
  onShow?: (() => void) | undefined;
}

interface Props extends Ways {
  text: TextKey;
  picture?: StatePicture;
}

/** Why a game is not shown, with the possible actions. */
export function GameError({ text, picture = unplugged, ...ways }: Props) {
  const { t } = useTexts();
  return (
    <StateView className="game-trouble" role="alert" picture={picture} title={t('play.notStarted')}>
      <p>{t(text)}</p>
      {!ways.retry && <p>{t('play.chooseOther')}</p>}
      <GameErrorActions {...ways} />
    </StateView>
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
