import type { ReactNode } from 'react';

export function GoogleMark() {
  return (
    <Mark>
      <g fill="none" strokeWidth="4">
        <path stroke="#ea4335" d="M18 6A8.5 8.5 0 0 0 4.5 8" />
        <path stroke="#fbbc05" d="M4.5 8a8.5 8.5 0 0 0 0 8" />
        <path stroke="#34a853" d="M4.5 16A8.5 8.5 0 0 0 18 18" />
        <path stroke="#4285f4" d="M18 18a8.5 8.5 0 0 0 2.5-6H12" />
      </g>
    </Mark>
  );
}

export function FacebookMark() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        fill="#fff"
        d="M13.4 23v-8.2h2.7l.5-3.1h-3.2V9.8c0-.9.4-1.7 1.8-1.7h1.5V5.4a13 13 0 0 0-2.4-.2c-2.4 0-4 1.5-4 4.2v2.3H7.6v3.1h2.7V23z"
      />
    </Mark>
  );
}

/** Hidden from assistive technology: the button's text names the brand. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg className="social-buttons__mark" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
