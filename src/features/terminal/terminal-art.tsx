import './terminal-art.css';

/** A code of 13 by 13 squares: three corners and some data. */
const CODE =
  'M0 0h5v5H0zM1 1v3h3V1zM2 2h1v1H2zM8 0h5v5H8zM9 1v3h3V1zM10 2h1v1h-1zM0 8h5v5H0zM1 9v3h3V9zM2 10h1v1H2z' +
  'M6 0h1v2H6zM6 3h1v1H6zM6 5h2v1H6zM0 6h2v1H0zM3 6h2v1H3zM9 6h1v1H9zM11 6h2v2h-1v-1h-1zM6 7h2v1H6zM8 8h1v2H8z' +
  'M6 9h1v2H6zM10 9h2v1h-2zM12 10h1v3h-2v-1h1zM7 11h2v2H7zM10 11h1v1h-1z';

function Code({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-1 -1 15 15" aria-hidden="true">
      <rect className="terminal-art__paper" x="-1" y="-1" width="15" height="15" rx="1.5" />
      <path fillRule="evenodd" d={CODE} />
    </svg>
  );
}

/** A terminal that shows its code, and a phone whose camera sees it. Decoration. */
export function TerminalArt() {
  return (
    <div className="terminal-art">
      <svg viewBox="0 0 296 160" width="296" height="160" aria-hidden="true">
        <path className="terminal-art__case" d="M66 128h44l10 32H56z" />
        <rect className="terminal-art__case" x="30" y="10" width="116" height="124" rx="14" />
        <rect className="terminal-art__screen" x="38" y="18" width="100" height="108" rx="8" />
        <Code x={56} y={26} size={64} />
        <path
          className="terminal-art__letters"
          d="M48 108h6m5 0h6m5 0h6m5 0h6m8 0h6m5 0h6m5 0h6m5 0h6M70 118h36"
        />
        <path className="terminal-art__beam" d="M122 28 186 66v72L122 88z" />
        <g transform="rotate(6 224 100)">
          <rect className="terminal-art__case" x="178" y="30" width="90" height="170" rx="18" />
          <rect className="terminal-art__screen" x="184" y="36" width="78" height="160" rx="12" />
          <Code x={199} y={66} size={48} />
          <path
            className="terminal-art__finder"
            d="M192 74V65a6 6 0 0 1 6-6h9m32 0h9a6 6 0 0 1 6 6v9m0 32v9a6 6 0 0 1-6 6h-9m-32 0h-9a6 6 0 0 1-6-6v-9"
          />
          <rect className="terminal-art__button" x="198" y="134" width="50" height="14" rx="7" />
        </g>
      </svg>
    </div>
  );
}
