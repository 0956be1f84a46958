import 'server-only';
import { inflateSync } from 'node:zlib';

/** What in a PDF acts, hides other files, or can't be looked into. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Encrypt)\b/;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
const HEAD = 1024;
/** Objects of a scan take kilobytes; more is a bomb. */
const MOST_OBJECTS = 4 * 1024 * 1024;

/**
 * Whether a PDF is a plain scan: nothing in it runs, opens or hides, and it is nothing else at the same time. It is
 * judged by its bytes, also inside compressed objects; what can't be read is not harmless.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-HEAD).includes('%%EOF')) return false;
  if (MARKUP.test(text.slice(0, HEAD)) || MARKUP.test(text.slice(-HEAD))) return false;
  if (endsAsZip(text)) return false;
  const objects = compressedObjects(text);
  return (
    objects !== null && [text, ...objects].every((part) => !ACTIVE.test(namesSpelledOut(part)))
  );
}

/** A name may be written with numbers instead of letters: `/J#61vaScript`. */
function namesSpelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** An archive is read from its end: the last record says how many bytes follow it. */
function endsAsZip(text: string): boolean {
  for (let at = text.indexOf('PK\x05\x06'); at >= 0; at = text.indexOf('PK\x05\x06', at + 1)) {
    const comment = text.charCodeAt(at + 20) + text.charCodeAt(at + 21) * 256;
    if (at + 22 + comment === text.length) return true;
  }
  return false;
}

/** The text of compressed objects, null when one can't be read. */
function compressedObjects(text: string): string[] | null {
  const found: string[] = [];
  let room = MOST_OBJECTS;
  for (const { index } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = namesSpelledOut(text.slice(text.lastIndexOf(' obj', index), index));
    if (!dictionary.includes('/ObjStm')) continue;
    const start = text.indexOf('\n', index) + 1;
    const end = text.indexOf('endstream', start);
    try {
      const bytes = Buffer.from(text.slice(start, end < 0 ? undefined : end), 'latin1');
      const object = inflateSync(bytes, { maxOutputLength: room }).toString('latin1');
      room -= object.length;
      found.push(object);
    } catch {
      return null;
    }
  }
  return found;
}
