import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $member } from '../../session/member.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RadioTile } from '../../ui/radio-tile.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Avatar } from './avatar.tsx';
import { HEAD_ICON_SIZE } from './head-icon-size.ts';
import { createHeadIconChoice, type HeadIcons, headIconError, headIconsIn } from './head-icons.ts';
import './head-icon-dialog.css';

export function HeadIconDialog({ onClose }: { onClose(): void }) {
  const { t, language } = useTexts();
  const $icons = headIconsIn(language);
  const icons = useStore($icons);
  const [choice] = useState(() => createHeadIconChoice($icons));
  const sending = useStore(choice.$sending);
  const picked = useStore(choice.$picked);
  useEffect(() => choice.stop, [choice]);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await choice.submit()) onClose();
  };
  return (
    <Dialog title={t('member.changePicture')} onClose={onClose}>
      <AsyncView
        remote={icons}
        retry={$icons.reload}
        skeleton={<Skeleton className="head-icons__waiting" />}
        empty="member.noPictures"
        isEmpty={(value) => !value.icons.length}
      >
        {(value) => (
          <form className="head-icons" onSubmit={save}>
            <Choices value={value} chosen={picked ?? value.chosen} onPick={choice.pick} />
            {sending.state === 'failed' && (
              <p className="head-icons__failure" role="alert">
                {t(headIconError(sending.error))}
              </p>
            )}
            <Button
              type="submit"
              look="primary"
              wide
              busy={sending.state === 'sending'}
              disabled={picked === undefined || picked === value.chosen}
            >
              {t('member.keepPicture')}
            </Button>
          </form>
        )}
      </AsyncView>
    </Dialog>
  );
}

interface ChoicesProps {
  value: HeadIcons;
  chosen: string;
  onPick(id: string): void;
}

function Choices({ value, chosen, onPick }: ChoicesProps) {
  const { t } = useTexts();
  const group = useId();
  const member = useStore($member);
  const option = (id: string, name: string, picture: ReactNode) => (
    <RadioTile
      key={id}
      className="head-icons__icon"
      name={group}
      value={id}
      checked={id === chosen}
      onChange={() => onPick(id)}
    >
      {picture}
      <span className="head-icons__name" dir="auto">
        {name}
      </span>
    </RadioTile>
  );
  return (
    <fieldset className="head-icons__icons" aria-label={t('member.pictures')}>
      {member.state === 'ready' &&
        option('', t('member.noPicture'), <Avatar member={{ ...member.value, headIcon: '' }} />)}
      {value.icons.map(({ id, name, image }) =>
        option(
          id,
          name,
          <Picture
            className="head-icons__picture"
            src={image}
            alt=""
            width={HEAD_ICON_SIZE}
            height={HEAD_ICON_SIZE}
          />,
        ),
      )}
    </fieldset>
  );
}
