import type { UploadLimits } from '../../gateway/endpoints/identity.ts';

/** Why a file cannot be sent: its type, its size, or its content. */
export type DocumentProblem = 'type' | 'size' | 'content';

/** A file that cannot be sent. */
export class UnusableDocument extends Error {
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'UnusableDocument';
    this.problem = problem;
  }
}

/** Maximum bytes of a picture before it is redrawn; it becomes much smaller. */
const MOST_PICTURE = 32 * 1024 * 1024;
const HEAD = 16;

/** Redraws a picture without its metadata. @throws if it cannot be decoded */
export type Redraw = (file: Blob, type: string) => Promise<Blob>;

const redrawLater: Redraw = async (file, type) => {
  const { redrawPicture } = await import('./redraw-picture.ts');
  return redrawPicture(file, type);
};

/**
 * Returns the file to send: a PDF unchanged, and a redrawn picture, without location, camera or other hidden data. The type comes
 * from the content, not from the name.
 * @throws UnusableDocument
 */
export async function prepareDocument(
  file: Blob,
  { types, mostBytes }: Pick<UploadLimits, 'types' | 'mostBytes'>,
  redraw: Redraw = redrawLater,
): Promise<Blob> {
  // Before anything is read: 200 MB would fill the memory of a phone.
  if (file.size > Math.max(MOST_PICTURE, mostBytes)) throw new UnusableDocument('size');
  const type = await contentType(file);
  const target = type === 'picture' ? types.find((one) => one === 'image/jpeg' || one === 'image/png') : type;
  if (!target || !types.includes(target)) throw new UnusableDocument('type');
  if (type !== 'picture' && file.size > mostBytes) throw new UnusableDocument('size');
  const sent = type === 'picture' ? await redrawn(file, target, redraw) : file.slice(0, file.size, target);
  if (sent.size > mostBytes) throw new UnusableDocument('size');
  return sent;
}

async function redrawn(file: Blob, target: string, redraw: Redraw): Promise<Blob> {
  try {
    return await redraw(file, target);
  } catch (cause) {
    throw new UnusableDocument('content', cause);
  }
}

/** Returns the type by the first bytes; undefined for any other file, such as SVG. */
async function contentType(file: Blob): Promise<'picture' | 'application/pdf' | undefined> {
  let head: string;
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    head = String.fromCharCode(...bytes);
  } catch (cause) {
    // The file was deleted or changed after it was chosen.
    throw new UnusableDocument('content', cause);
  }
  if (head.startsWith('%PDF-')) return 'application/pdf';
  const isPicture =
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF....WEBP/s.test(head) ||
    /^....ftyp(hei|mif|avif)/s.test(head);
  return isPicture ? 'picture' : undefined;
}
