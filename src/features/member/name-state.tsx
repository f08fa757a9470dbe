import { useStore } from '@nanostores/react';
import { $member } from '../../session/member.ts';

/** Username of the member, for the row that leads to the account. */
export default function NameState() {
  const member = useStore($member);
  if (member.state !== 'ready') return null;
  return (
    <small className="drawer-link__note">
      <bdi>{member.value.account}</bdi>
    </small>
  );
}
