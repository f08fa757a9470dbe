import type { VipMetal } from '../../gateway/endpoints/shared/vip-metals.ts';
import './vip-emblem.css';
import './vip-tones.css';

/** Marks of the metals, on a face of 40 units around 0. */
const marks: Readonly<Record<VipMetal | 'none', string>> = {
  none: 'M-10 5L0 -5L10 5L10 0L0 -10L-10 0z',
  bronze: 'M-10 5L0 -5L10 5L10 0L0 -10L-10 0z',
  silver: 'M-10 0L0 -10L10 0L10 -5L0 -15L-10 -5zM-10 10L0 0L10 10L10 5L0 -5L-10 5z',
  gold: 'M0 -13L3.4 -4.6L12.4 -4L5.5 1.8L7.6 10.5L0 5.8L-7.6 10.5L-5.5 1.8L-12.4 -4L-3.4 -4.6z',
  platinum: 'M-12 -6L-6 -1L0 -11L6 -1L12 -6L9.5 6L-9.5 6zM-9.5 8.5L9.5 8.5L9.5 11L-9.5 11z',
  diamond:
    'M-7 -9L7 -9L12.5 -2L0 12L-12.5 -2zM-5.6 -6.6L-9 -2.4L-4 -2.4zM0 -6.6L-3 -2.4L3 -2.4zM5.6 -6.6L4 -2.4L9 -2.4z',
};

/** A six-sided medal in the metal of a level, grey without a level; decoration next to its name. */
export function VipEmblem({ tone, size }: { tone: VipMetal | 'none'; size: number }) {
  return (
    <svg
      className={`vip-emblem vip-tone--${tone}`}
      viewBox="-32 -34 64 68"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="vip-emblem__dark" d="M0 -33L29 -16.5V16.5L0 33L-29 16.5V-16.5z" />
      <path
        className="vip-emblem__light"
        d="M0 -33L-29 -16.5L-22 -12.5L0 -25zM0 -33L29 -16.5L22 -12.5L0 -25z"
      />
      <path className="vip-emblem__mid" d="M-29 -16.5V16.5L-22 12.5V-12.5z" />
      <path className="vip-emblem__face" d="M0 -25L22 -12.5V12.5L0 25L-22 12.5V-12.5z" />
      <path className="vip-emblem__shine" d="M0 -25L22 -12.5L-22 8V-12.5z" />
      <path className="vip-emblem__mark" fillRule="evenodd" d={marks[tone]} />
    </svg>
  );
}
