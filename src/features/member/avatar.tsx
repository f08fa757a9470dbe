import type { Member } from '../../gateway/endpoints/session.ts';
import { Picture } from '../../ui/picture.tsx';
import { HEAD_ICON_SIZE } from './head-icon-size.ts';
import { displayName, initialsOf } from './member-name.ts';
import './avatar.css';

/** The member's picture, or initials; decorative, because the name is next to it. */
export function Avatar({ member }: { member: Pick<Member, 'headIcon' | 'nickname' | 'account'> }) {
  return (
    <span className="avatar" aria-hidden="true">
      {member.headIcon ? (
        <Picture src={member.headIcon} alt="" width={HEAD_ICON_SIZE} height={HEAD_ICON_SIZE} eager />
      ) : (
        initialsOf(displayName(member))
      )}
    </span>
  );
}
