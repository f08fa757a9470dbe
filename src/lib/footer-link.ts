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
