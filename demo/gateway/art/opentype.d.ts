declare module 'opentype.js' {
  /** A step of a path; numbers that its type has no use for are absent. */
  export interface Command extends Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> {
    type: string;
  }
  interface Glyph {
    /** In units of the font. */
    advanceWidth: number;
    /** `y` is that of the line the letter stands on. */
    getPath(x: number, y: number, size: number): { commands: readonly Command[] };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(letter: string): Glyph;
    /** In units of the font. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
