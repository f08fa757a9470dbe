/** Invitation codes of the demo's agent; one that has a domain counts on that domain alone. */
export const affiliates: readonly { code: string; domain: string | null }[] = [
  { code: 'OKORO10', domain: null },
  { code: 'OKOROLIVE', domain: 'live.okoro.example' },
];
