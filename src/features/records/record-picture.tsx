import { Icon, type IconShapes } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import './record-picture.css';

interface Props {
  /** Address of a square picture; without one the icon is shown. */
  src?: string;
  icon: IconShapes;
}

/** Pixels. */
const SIZE = 40;

/** The decorative picture of a record's card. */
export function RecordPicture({ src, icon }: Props) {
  if (src) return <Picture className="record__picture" src={src} alt="" width={SIZE} height={SIZE} />;
  return (
    <span className="record__picture">
      <Icon shapes={icon} />
    </span>
  );
}
