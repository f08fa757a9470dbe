/** A red envelope around the origin, 96 wide and 126 high. For drawings. */
export function RedEnvelope() {
  return (
    <g stroke="#f0b45a">
      <rect x="-48" y="-63" width="96" height="126" rx="12" fill="#c52a28" />
      <path d="M-48 -51a12 12 0 0 1 12 -12h72a12 12 0 0 1 12 12v22q-48 46 -96 0z" fill="#e8493e" />
      <circle cy="-6" r="17" fill="#f0b45a" stroke="#b97c26" strokeWidth="2" />
      <path d="M0 -16l10 10l-10 10l-10 -10z" fill="#fff0c4" stroke="none" />
    </g>
  );
}

/** A coin of a radius at a place. */
export function Coin({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="#e8b75a" />
      <circle cx={x} cy={y} r={radius * 0.62} fill="none" stroke="#fff0c4" strokeWidth="1.5" />
    </>
  );
}
