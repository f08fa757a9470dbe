import { useStore } from '@nanostores/react';
import { $member } from '../../session/member.ts';

/** VIP level of the member, for the row that leads to its benefits. */
export default function LevelState() {
  const member = useStore($member);
  if (member.state !== 'ready' || !member.value.clubLabel.labelName) return null;
  return (
    <small className="drawer-link__note">
      <bdi>{member.value.clubLabel.labelName}</bdi>
    </small>
  );
}
