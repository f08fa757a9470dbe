import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import './qr-picture.css';

/** Modules of white that readers need around a code (ISO/IEC 18004). */
const QUIET = 4;

interface Props {
  text: string;
  label: string;
}

/** Black on white in every theme, because many readers accept nothing else. */
export default function QrPicture({ text, label }: Props) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size + 2 * QUIET };
  }, [text]);
  return (
    <svg className="qr-picture" role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
