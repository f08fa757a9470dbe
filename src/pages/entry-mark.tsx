import './entry-mark.css';

/** A hand of cards whose back has a keyhole, above a form for a new password. Decoration. */
export function EntryMark() {
  return (
    <svg className="entry-mark__cards" viewBox="0 0 104 80" width="104" height="80" aria-hidden="true">
      <rect
        className="entry-mark__card"
        x="16"
        y="16"
        width="42"
        height="58"
        rx="6"
        transform="rotate(-13 37 45)"
      />
      <path
        className="entry-mark__red"
        transform="rotate(-13 37 45)"
        d="M25 31c-4-3-6-5-6-7.5a3 3 0 0 1 6-1a3 3 0 0 1 6 1c0 2.5-2 4.5-6 7.5z"
      />
      <rect
        className="entry-mark__card"
        x="46"
        y="16"
        width="42"
        height="58"
        rx="6"
        transform="rotate(13 67 45)"
      />
      <rect className="entry-mark__card" x="29" y="6" width="46" height="64" rx="7" />
      <rect className="entry-mark__back" x="33" y="10" width="38" height="56" rx="4" />
      <circle className="entry-mark__plate" cx="52" cy="38" r="15" />
      <path
        className="entry-mark__keyhole"
        d="M52 29a5.5 5.5 0 0 1 3 10.1l2 8h-10l2-8a5.5 5.5 0 0 1 3-10.1z"
      />
    </svg>
  );
}
