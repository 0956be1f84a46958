import 'server-only';

const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
const HEAD = 1024;

/**
 * Whether a PDF begins and ends as one and is nothing else at the same time: what other programs take for a page or an
 * archive is no ID.
 */
export function isOnlyPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-HEAD).includes('%%EOF')) return false;
  if (MARKUP.test(text.slice(0, HEAD)) || MARKUP.test(text.slice(-HEAD))) return false;
  return !endsAsZip(text);
}

/** An archive is read from its end: the last record says how many bytes follow it. */
function endsAsZip(text: string): boolean {
  for (let at = text.indexOf('PK\x05\x06'); at >= 0; at = text.indexOf('PK\x05\x06', at + 1)) {
    const comment = text.charCodeAt(at + 20) + text.charCodeAt(at + 21) * 256;
    if (at + 22 + comment === text.length) return true;
  }
  return false;
}
