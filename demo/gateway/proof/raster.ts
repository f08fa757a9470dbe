import sharp from 'sharp';

/** Renders an SVG as a PNG in a data URL, so that markup reveals nothing. */
export async function rasterUrl(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 4 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
