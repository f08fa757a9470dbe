import type { ReactNode } from 'react';
import type { StatePicture } from './state-pictures.ts';
import './state-view.css';

/** The picture of a state; the text next to it says the same. */
export function StateArt({ picture: [lines, accent] }: { picture: StatePicture }) {
  return (
    <svg className="state-picture" viewBox="0 0 96 72" aria-hidden="true">
      <path d={lines} />
      <path className="state-picture__accent" d={accent} />
    </svg>
  );
}

interface Props {
  picture: StatePicture;
  title: ReactNode;
  className?: string;
  role?: 'alert' | undefined;
  /** The reason, and what to do next. */
  children: ReactNode;
}

/** In place of content: a picture, a title, the reason and the way on. */
export function StateView({ picture, title, className = '', role, children }: Props) {
  return (
    <div className={`state-view ${className}`} role={role}>
      <StateArt picture={picture} />
      <h2 className="state-view__title">{title}</h2>
      {children}
    </div>
  );
}
