import './icon.css';

/** Shapes of a lucide icon: element names and attributes. */
export type IconShapes = readonly (readonly [
  string,
  Readonly<Record<string, string | number | undefined>>,
])[];

interface Props {
  shapes: IconShapes;
  /** Mirrored in right-to-left text: arrows and chevrons. */
  directional?: boolean;
}

/** A decorative icon; a label next to it has the meaning. */
export function Icon({ shapes, directional }: Props) {
  return (
    <svg
      className={directional ? 'icon icon--directional' : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {shapes.map(([name, attributes], index) => {
        const Shape = name as 'path';
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id; their order never changes
        return <Shape key={index} {...attributes} />;
      })}
    </svg>
  );
}
