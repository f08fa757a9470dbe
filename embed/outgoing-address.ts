/** Whose page somebody leaves, and for which operator. */
interface From {
  /** Origin of the operator's site. */
  site: string;
  /** The partner's code; empty where the page gave none. */
  partner: string;
}

/** Address of a page of the operator's site for somebody who leaves a partner's page. */
export function outgoingAddress(
  { site, partner }: From,
  path: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return `${site}${path}?${new URLSearchParams({ ...more, code: partner, domain: location.hostname })}`;
}
