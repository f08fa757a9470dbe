/**
 * The HTML standard's pattern of an e-mail address, with a dot in the domain: an address without one only works
 * inside its own network.
 */
export const EMAIL_PATTERN =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~\\-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?";
