import './rain-picture.css';

/** Centre, size and turn of each envelope, in front of the ones before it. */
const envelopes = [
  [-262, 104, 0.62, -22],
  [262, 104, 0.62, 22],
  [-148, 112, 0.86, -12],
  [148, 112, 0.86, 12],
  [0, 112, 1.15, 0],
] as const;
const coins = [
  [-330, 52, 7],
  [-212, 42, 10],
  [-84, 32, 8],
  [86, 34, 9],
  [206, 44, 8],
  [326, 56, 10],
  [-68, 178, 10],
  [72, 182, 8],
] as const;

/** Red envelopes and coins, while none fall. */
export function RainPicture() {
  return (
    <svg
      className="rain-picture"
      viewBox="-360 0 720 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {coins.map(([x, y, radius]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={radius} fill="#e8b75a" />
          <circle cx={x} cy={y} r={radius * 0.62} fill="none" stroke="#fff0c4" strokeWidth="1.5" />
        </g>
      ))}
      {envelopes.map(([x, y, scale, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} stroke="#f0b45a">
          <rect x="-48" y="-63" width="96" height="126" rx="12" fill="#c52a28" />
          <path d="M-48 -51a12 12 0 0 1 12 -12h72a12 12 0 0 1 12 12v22q-48 46 -96 0z" fill="#e8493e" />
          <circle cy="-6" r="17" fill="#f0b45a" stroke="#b97c26" strokeWidth="2" />
          <path d="M0 -16l10 10l-10 10l-10 -10z" fill="#fff0c4" stroke="none" />
        </g>
      ))}
    </svg>
  );
}
