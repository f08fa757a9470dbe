import sharp from 'sharp';

/** Pictures kept; a lobby page shows some forty, a whole catalogue is about eight hundred. */
const KEPT = 1_000;
/** Of 100: what the grain of a small picture does not show is left out. */
const QUALITY = 70;

/** By drawing, for all the gateways of a process. */
const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * A drawing as the kind of picture that studios deliver, WebP: a browser decodes it beside the page's own thread,
 * on which it reads and paints every SVG.
 */
export function photo(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  let picture = made.get(drawing);
  if (!picture) {
    if (made.size >= KEPT) made.clear();
    picture = encode(drawing);
    made.set(drawing, picture);
  }
  return picture;
}

async function encode(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(drawing)).webp({ quality: QUALITY }).toBuffer());
}
