import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo, routeAt } from '../../routes/routes.ts';
import { type BlockStateProps, loadErrorText } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { browse, emptyLook, failedLook } from './block-states.ts';
import './state-card.css';

export interface StateCardProps extends BlockStateProps {
  /** Set for a failure that leaves a page without content. */
  whole?: boolean;
}

/** A failed or empty block: a picture, a title, the reason and an action. */
export function StateCard({
  error,
  empty,
  values,
  retry,
  action = 'errors.retry',
  whole = false,
}: StateCardProps) {
  const { t } = useTexts();
  const look = empty ? emptyLook(empty) : failedLook(error, loadErrorText(error));
  const { picture, title, text, way = whole ? browse : undefined } = look;
  const here = routeAt(platform().here());
  // A section of home has the size of its games, and others follow it. A failed part of a page stays quiet.
  const small = here === 'home' || !(empty || whole) ? 'state-card--small' : '';
  const size = whole && !small ? 'state-card--whole' : small;
  return (
    <StateView
      className={`async-view--${empty ? 'empty' : 'failed'} state-card ${size}`}
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
