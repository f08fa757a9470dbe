/** Media types of documents that the demo accepts. */
export const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Actions and files in a PDF, which could run or hide something. */
const activePdf = /\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)\b/;

/**
 * Whether the whole content is of this type: it begins and ends like one, so that nothing follows a picture. A file
 * that is two types at once is refused.
 */
export function isContentOf(type: string, bytes: Uint8Array): boolean {
  const text = latin(bytes);
  switch (type) {
    case 'image/jpeg':
      return text.startsWith('\xff\xd8\xff') && text.endsWith('\xff\xd9');
    case 'image/png':
      return text.startsWith('\x89PNG\r\n\x1a\n') && text.endsWith('IEND\xae\x42\x60\x82');
    case 'application/pdf':
      return text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF') && !activePdf.test(text);
    default:
      return false;
  }
}
