/** Side of a picture in pixels, as gateways serve it. */
export const HEAD_ICON_SIZE = 128;
