import { type ReactNode, useState } from 'react';
import { asLoadError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import type { GameReference } from './game-details.ts';

const GameSheet = lazyComponentWithTexts(['info', 'play'], () => import('./game-sheet.tsx'));

interface Props {
  scope: LobbyScope;
  asked: GameReference;
  onClose(): void;
}

function GameInfo(props: Props) {
  const fail = (thrown: unknown) => {
    showToast(errorText(asLoadError(thrown)), { kind: 'failure' });
    props.onClose();
  };
  return (
    <OptionalPart name="information of a game" onFail={fail}>
      <GameSheet {...props} />
    </OptionalPart>
  );
}

/** Returns the dialog with a game's details, and a function that opens it. Its code loads with the first use. */
export function useGameInfo(scope: LobbyScope): [info: ReactNode, ask: (game: GameReference) => void] {
  const [asked, ask] = useState<GameReference>();
  const close = () => ask(undefined);
  const info = asked && <GameInfo scope={scope} asked={asked} onClose={close} />;
  return [info, ask];
}
