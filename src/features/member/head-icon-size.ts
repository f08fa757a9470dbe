/** Pixels of the side of a member's picture, as gateways serve it. */
export const HEAD_ICON_SIZE = 128;
