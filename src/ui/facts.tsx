import './facts.css';

export interface Fact {
  label: string;
  value: string;
  /** Where two labels may be the same: once in a list. */
  id?: string;
}

interface Props {
  facts: readonly Fact[];
  /** Says how they stand. */
  className: string;
  /** Names the list, where no heading does. */
  name?: string;
}

/** Values with what they are called, each pair in a box of its own. */
export function Facts({ facts, className, name }: Props) {
  return (
    <dl className={`facts ${className}`} aria-label={name}>
      {facts.map(({ label, value, id = label }) => (
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
