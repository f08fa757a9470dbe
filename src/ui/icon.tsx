import './icon.css';

/** Shapes of one icon as lucide ships them: element name and attributes. */
export type IconShapes = readonly (readonly [
  string,
  Readonly<Record<string, string | number | undefined>>,
])[];

interface Props {
  shapes: IconShapes;
  /** Mirrored where the text runs right to left: arrows and chevrons. */
  directional?: boolean;
}

/** An icon beside or instead of a text; its meaning is always said by a label. */
export function Icon({ shapes, directional }: Props) {
  return (
    <svg
      className={directional ? 'icon icon--directional' : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([name, attributes], index) => {
        const Shape = name as 'path';
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have nothing else to be told apart by
        return <Shape key={index} {...attributes} />;
      })}
    </svg>
  );
}
