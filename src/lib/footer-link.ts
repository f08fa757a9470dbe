import type { languageCodes } from './language-codes.ts';

/** A link that an operator adds to the footer. */
export interface FooterLink {
  /** Text by language. */
  label: Partial<Readonly<Record<(typeof languageCodes)[number], string>>>;
  /** Path of the site's host, https address or mailto address. */
  link: string;
}

/** The addresses that such a link can have. Browsers read `/\\` like `//`, which leads to another host. */
export const FOOTER_ADDRESS = /^(\/(?![/\\])|https:\/\/[^\s/\\]|mailto:[^\s?@]+@[^\s?@])[^\s\\]*$/;

/** Whether an entry of `footerLinks` is a link with a text: only the front server checks the settings. */
export function isFooterLink(value: unknown): value is FooterLink {
  const { label, link } = (value ?? {}) as Partial<FooterLink>;
  const texts = Object.values(label ?? {});
  return (
    typeof link === 'string' &&
    FOOTER_ADDRESS.test(link) &&
    texts.some(Boolean) &&
    texts.every((text) => typeof text === 'string')
  );
}
