import { Coin, RedEnvelope } from './red-envelope.tsx';
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

/** Degrees of the rays of light behind them. */
const rays = [-66, -44, -22, 0, 22, 44, 66];
const clouds = ['translate(-250 144)', 'translate(310 152)', 'translate(60 166)'];

/** Red envelopes and coins, while none fall. */
export function RainPicture() {
  return (
    <svg
      className="rain-picture"
      viewBox="-360 0 720 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rays.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 0 210)`}
          fill="#ffb765"
          opacity="0.09"
          d="M-16 -260H16L3 210H-3z"
        />
      ))}
      {clouds.map((at) => (
        <path
          key={at}
          transform={at}
          fill="#5c1a1e"
          stroke="#d99a4e"
          strokeWidth="2"
          d="M-140 60V34a22 22 0 0 1 34 -18a30 30 0 0 1 54 -12a26 26 0 0 1 46 14a20 20 0 0 1 30 18V60z"
        />
      ))}
      {coins.map(([x, y, radius]) => (
        <Coin key={x} x={x} y={y} radius={radius} />
      ))}
      {envelopes.map(([x, y, scale, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <RedEnvelope />
        </g>
      ))}
    </svg>
  );
}
