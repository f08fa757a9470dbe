import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import './record-list.css';

export interface Entry extends Description {
  /** Positive or negative; absent for values without a colour. */
  sign?: number;
}

const toneForSign = (sign = 0) => (sign > 0 ? 'plus' : sign < 0 ? 'minus' : 'even');

export function RecordSums({ sums }: { sums: readonly Entry[] }) {
  return (
    <dl className="record-sums">
      {sums.map(({ label, value, sign }) => (
        <div key={label} className="record-sums__sum">
          <dt>{label}</dt>
          <dd className={`record-amount--${toneForSign(sign)}`}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  title: string;
  amount: string;
  sign: number;
  time?: string;
  state?: string;
  details: readonly Entry[];
  /** Opens the row's details, in a dialog unless `beside` is set. */
  onOpen?(): void;
  /** Id of the details next to the list, and whether they show this row. */
  beside?: string | undefined;
  chosen?: boolean;
}

export function RecordRow({ title, amount, sign, time, state, details, onOpen, beside, chosen }: RowProps) {
  const opens = beside
    ? { 'aria-expanded': chosen, 'aria-controls': beside }
    : { 'aria-haspopup': 'dialog' as const };
  return (
    <li className="record">
      <p className="record__line record__line--head">
        {onOpen ? (
          <button type="button" className="record__open" {...opens} onClick={onOpen}>
            <strong dir="auto">{title}</strong>
          </button>
        ) : (
          <strong dir="auto">{title}</strong>
        )}
        <bdi className={`record__amount record-amount--${toneForSign(sign)}`}>{amount}</bdi>
      </p>
      {(time || state) && (
        <p className="record__line">
          <bdi>{time}</bdi>
          {state && <span className="record__state">{state}</span>}
        </p>
      )}
      <DescriptionList className="record__details" items={details} />
    </li>
  );
}
