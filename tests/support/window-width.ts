/** Sets the window's width in pixels, for media queries. */
export function setWindowWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width });
}
