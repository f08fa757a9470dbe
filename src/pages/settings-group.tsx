import { type ReactNode, useId } from 'react';
import './member-groups.css';

interface Props {
  title: string;
  /** Whether it consists of links. */
  links?: boolean;
  children: ReactNode;
}

/** Settings under a title. */
export function SettingsGroup({ title, links, children }: Props) {
  const id = useId();
  const Group = links ? 'nav' : 'section';
  return (
    <Group className="member-groups__group" aria-labelledby={id}>
      <h2 id={id} className="member-groups__title">
        {title}
      </h2>
      {children}
    </Group>
  );
}
