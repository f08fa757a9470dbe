import { useState } from 'react';
import { useImageAddress } from './image-scope.tsx';
import './picture.css';

interface Props {
  /** Path or URL; empty shows the default. */
  src: string;
  /** Empty if a text next to it has the same content. */
  alt: string;
  width: number;
  height: number;
  /** Loads at once with high priority, for content visible at the start. */
  eager?: boolean | undefined;
  className?: string;
}

/** An image of known size; a default image if it is missing or fails. */
export function Picture({ src, alt, width, height, eager, className = '' }: Props) {
  const [failed, setFailed] = useState('');
  const address = useImageAddress(src);
  if (!src || failed === src) {
    return (
      <span
        className={`picture picture--default ${className}`}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 3 5 8v6c0 4 3 6.5 7 7.5 4-1 7-3.5 7-7.5V8z" />
        </svg>
      </span>
    );
  }
  return (
    <img
      className={`picture ${className}`}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
