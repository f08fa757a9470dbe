import { useState } from 'react';
import { bannerSources } from '../lib/banner-sources.ts';
import { useImageAddress } from './image-scope.tsx';
import './picture.css';

interface Props {
  /** Path or URL; empty shows the default. */
  src: string;
  /** Empty if a text next to it has the same content. */
  alt: string;
  width: number;
  height: number;
  /** Loads at once, for content visible at the start; 'eager' for a small picture that the page's code does not wait for. */
  eager?: boolean | 'eager' | undefined;
  className?: string;
  /** The same picture 1,600 px wide, where `src` is one of 720. */
  wide?: string;
  /** How wide it is drawn. */
  sizes?: string;
  /** The side that cropping keeps. */
  focus?: string;
}

/** An image of known size; without the wide version if that fails, and a default image if it is missing or fails. */
export function Picture({ src, alt, width, height, eager, className = '', wide, sizes, focus }: Props) {
  const [failed, setFailed] = useState('');
  const addressOf = useImageAddress();
  const both = failed !== wide && wide;
  if (!src || failed === src) {
    return (
      <span
        className={`picture picture--default ${className}`}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 5 8v6c0 4 3 6.5 7 7.5 4-1 7-3.5 7-7.5V8z" />
        </svg>
      </span>
    );
  }
  return (
    <img
      className={`picture ${className}`}
      // `sizes` first: Safari loads once `src` is set.
      sizes={sizes}
      srcSet={both ? bannerSources(addressOf(src), addressOf(both)) : undefined}
      src={addressOf(src)}
      data-focus={focus}
      alt={alt}
      width={width}
      height={height}
      loading={eager === true ? undefined : eager || 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(both || src)}
    />
  );
}
