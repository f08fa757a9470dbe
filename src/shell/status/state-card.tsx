import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo, routeAt } from '../../routes/routes.ts';
import { type BlockStateProps, loadErrorText } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { emptyLook, failedLook } from './block-states.ts';
import './state-card.css';

/** A failed or empty block: a picture, a title, the reason and an action. */
export function StateCard({ error, empty, values, retry, action = 'errors.retry' }: BlockStateProps) {
  const { t } = useTexts();
  const { picture, title, text, way } = empty ? emptyLook(empty) : failedLook(error, loadErrorText(error));
  const here = routeAt(platform().here());
  // A section of home has the size of its games, and others follow it. A failure stays quiet on every page.
  const small = here === 'home' || !empty ? 'state-card--small' : '';
  return (
    <StateView
      className={`async-view--${empty ? 'empty' : 'failed'} state-card ${small}`}
      role={empty ? undefined : 'alert'}
      picture={picture}
      title={t(title)}
    >
      {text && <p>{t(text, values)}</p>}
      {retry && <Button onClick={retry}>{t(action)}</Button>}
      {way && way[0] !== here && (
        <a className={way[0] === 'deposit' ? 'button button--primary' : 'button'} href={linkTo(way[0])}>
          {t(way[1])}
        </a>
      )}
    </StateView>
  );
}
