import './description-list.css';

export interface Description {
  label: string;
  value: string;
  /** Where two labels may be the same: once in a list. */
  id?: string;
}

interface Props {
  items: readonly Description[];
  /** Says how they stand. */
  className: string;
  /** Names the list, where no heading does. */
  name?: string;
}

/** Values with what they are called, each pair in a box of its own. */
export function DescriptionList({ items, className, name }: Props) {
  return (
    <dl className={`description-list ${className}`} aria-label={name}>
      {items.map(({ label, value, id = label }) => (
        <div key={id}>
          <dt dir="auto">{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
