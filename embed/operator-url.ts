/** Whose page somebody leaves, and for which operator. */
interface From {
  /** Origin of the operator's site. */
  site: string;
  /** The partner's code; empty where the page gave none. */
  partner: string;
}

/**
 * Address of a page of the operator's site for somebody who leaves a partner's page: for whom, from which host and widget;
 * nothing personal. The site credits a registration by it.
 */
export function outgoingAddress(
  { site, partner }: From,
  path: string,
  more: Readonly<Record<string, string>> & { widget: string },
): string {
  return `${site}${path}?${new URLSearchParams({ ...more, code: partner, domain: location.hostname })}`;
}
