/** Longest side in pixels: a page of text stays readable. */
const LONGEST = 2_400;
const QUALITY = 0.9;

/**
 * Redraws a picture and returns it as a file of a type, which has the pixels and nothing else of the first file.
 * @throws if it cannot be decoded
 */
export async function redrawPicture(file: Blob, type: string): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d')!;
    // JPEG has no transparency: without a ground it would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (drawn?.type !== type) throw new Error(`The browser cannot write ${type}`);
    return drawn;
  } finally {
    picture.close();
    // Frees the pixels at once, where a browser would keep them until it collects garbage.
    canvas.width = 0;
    canvas.height = 0;
  }
}
