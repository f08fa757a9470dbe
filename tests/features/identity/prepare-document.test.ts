import { describe, expect, test, vi } from 'vitest';
import { prepareDocument } from '../../../src/features/identity/prepare-document.ts';

const limits = { types: ['image/jpeg', 'image/png', 'application/pdf'], mostBytes: 1_000 };
const file = (...parts: BlobPart[]) => new File(parts, 'passport.jpg', { type: 'image/jpeg' });
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const jpeg = bytes('ffd8ffe1001845786966');
const drawn = new Blob(['drawn'], { type: 'image/jpeg' });
const redraw = vi.fn(async () => drawn);

describe('before an upload', { tags: ['KY-3'] }, () => {
  test.each([
    ['a JPEG', jpeg],
    ['a PNG', bytes('89504e470d0a1a0a')],
    ['a WebP', bytes('524946460000000057454250')],
    ['an HEIC', bytes('000000186674797068656963')],
  ])('%s is redrawn, and nothing else of it is sent', { tags: ['KY-5'] }, async (_name, content) => {
    expect(await prepareDocument(file(content, 'GPS 48.1 11.5'), limits, redraw)).toBe(drawn);
    expect(redraw).toHaveBeenLastCalledWith(expect.any(File), 'image/jpeg');
  });

  test('a PDF is sent unchanged', async () => {
    const sent = await prepareDocument(file('%PDF-1.7 text'), limits, redraw);
    expect([sent.type, await sent.text()]).toEqual(['application/pdf', '%PDF-1.7 text']);
  });

  test.each([
    ['a script named like a picture', file('alert(1)')],
    ['an SVG', new File(['<svg onload="alert(1)"/>'], 'a.svg', { type: 'image/svg+xml' })],
    ['a page before a PDF', file('<html>%PDF-1.7')],
    ['an empty file', file()],
  ])('%s is refused by its content', async (_name, given) => {
    await expect(prepareDocument(given, limits, redraw)).rejects.toMatchObject({ problem: 'type' });
  });

  test('200 MB are refused without being read', async () => {
    const large = { size: 200 * 1024 * 1024, slice: vi.fn() };
    await expect(prepareDocument(large as unknown as Blob, limits)).rejects.toMatchObject({
      problem: 'size',
    });
    expect(large.slice).not.toHaveBeenCalled();
  });

  test('refuses what is too large: a picture after it is redrawn, a PDF before it is sent', async () => {
    const large = async () => new Blob([new Uint8Array(1_001)], { type: 'image/jpeg' });
    await expect(prepareDocument(file(jpeg), limits, large)).rejects.toMatchObject({ problem: 'size' });
    const pdf = file('%PDF-1.7', new Uint8Array(1_000));
    await expect(prepareDocument(pdf, limits)).rejects.toMatchObject({ problem: 'size' });
  });

  test('a picture that cannot be decoded, as when it was cut off, is refused', async () => {
    const broken = () => Promise.reject(new DOMException('The source image could not be decoded'));
    await expect(prepareDocument(file(jpeg), limits, broken)).rejects.toMatchObject({ problem: 'content' });
  });

  test('a file that was deleted meanwhile is refused', async () => {
    const gone = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone')) }) };
    await expect(prepareDocument(gone as unknown as Blob, limits)).rejects.toMatchObject({
      problem: 'content',
    });
  });

  test('types that the gateway does not take are refused', async () => {
    const pdfOnly = { ...limits, types: ['application/pdf'] };
    await expect(prepareDocument(file(jpeg), pdfOnly, redraw)).rejects.toMatchObject({ problem: 'type' });
  });
});
