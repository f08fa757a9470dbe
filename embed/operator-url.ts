interface Attribution {
  /** Origin of the operator's site. */
  site: string;
  /** The partner's code; empty if the page has none. */
  partner: string;
}

/**
 * Returns the URL of a page on the operator's site with partner, host and widget, to which the site attributes a
 * registration. It contains nothing personal.
 */
export function operatorUrl(
  { site, partner }: Attribution,
  path: string,
  more: Readonly<Record<string, string>> & { widget: string },
): string {
  return `${site}${path}?${new URLSearchParams({ ...more, code: partner, domain: location.hostname })}`;
}
