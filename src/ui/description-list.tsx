import './description-list.css';

export interface Description {
  label: string;
  value: string;
  /** Unique key, if two labels may be equal. */
  id?: string;
}

interface Props {
  items: readonly Description[];
  /** Class that sets the layout. */
  className: string;
  /** Accessible name, if no heading names the list. */
  name?: string;
}

/** Labels with values, each pair in a box. */
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
