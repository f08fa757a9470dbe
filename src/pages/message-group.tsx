import { type ReactNode, useId } from 'react';
import './message-group.css';

interface Props {
  title: string;
  art: 'contact' | 'news';
  children: ReactNode;
}

/** Entries of the message centre under a title with a drawing. */
export function MessageGroup({ title, art, children }: Props) {
  const id = useId();
  return (
    <section className="message-group" aria-labelledby={id}>
      <div className="message-group__head">
        <h2 id={id}>{title}</h2>
        <svg className="message-group__art" viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
          {art === 'contact' ? <Bubbles /> : <Letter />}
        </svg>
      </div>
      <ul className="message-group__actions">{children}</ul>
    </section>
  );
}

function Bubbles() {
  return (
    <>
      <path
        className="message-group__back"
        d="M58 8H104a10 10 0 0 1 10 10V38a10 10 0 0 1-10 10H100V60L88 48H58a10 10 0 0 1-10-10V18a10 10 0 0 1 10-10z"
      />
      <path
        className="message-group__front"
        d="M16 20H60a10 10 0 0 1 10 10V48a10 10 0 0 1-10 10H34L22 70V58H16a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z"
      />
      <path
        className="message-group__ink"
        d="M20 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM34 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM48 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
      />
    </>
  );
}

function Letter() {
  return (
    <>
      <path className="message-group__back" d="M30 2H90a8 8 0 0 1 8 8V60H22V10a8 8 0 0 1 8-8z" />
      <path className="message-group__line" d="M36 16H72M36 26H84" />
      <path className="message-group__front" d="M12 28L60 54L108 28V64a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8z" />
      <path className="message-group__fold" d="M14 70L48 47M106 70L72 47" />
    </>
  );
}
