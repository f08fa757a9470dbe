import { matchRanges, type NearRanges } from '../lists/match-ranges.ts';

interface Props {
  /** The name as shown. */
  name: string;
  /** The text of the search. */
  text: string;
  near?: NearRanges | undefined;
}

/** A name whose parts that match a search are marked. */
export function Marked({ name, text, near }: Props) {
  let from = 0;
  const parts = matchRanges(name, text, near).map(([start, end]) => {
    const before = name.slice(from, start);
    from = end;
    return (
      <span key={start}>
        {before}
        <mark className="marked">{name.slice(start, end)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {name.slice(from)}
    </>
  );
}
