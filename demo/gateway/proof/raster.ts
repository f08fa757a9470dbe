import sharp from 'sharp';

/** A drawing as a PNG in a data URL: what it hides cannot be read off its markup. */
export async function rasterUrl(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 4 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
