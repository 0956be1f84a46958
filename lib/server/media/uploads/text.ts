import 'server-only';
import { fileTypeFromBlob } from 'file-type';
import { type TextEncoding, textEncoding } from '@/lib/domain/media/attachment-kinds';
import { bytesOf } from './bytes';

/** Characters of windows-1252 at 0x80 to 0x9F (encoding.spec.whatwg.org); unassigned ones are refused earlier. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const NO_TEXT = /(?![\t\n\f\r])\p{Cc}/u;

/** Whether the content is text: UTF-8, UTF-16 with a byte order mark, or windows-1252. */
export async function isText(content: Blob): Promise<boolean> {
  const bytes = await bytesOf(content);
  const encoding = textEncoding(bytes);
  if (!encoding || (await fileTypeFromBlob(content))) return false;
  try {
    const text = decode(bytes, encoding);
    return encoding === 'utf-8' || !NO_TEXT.test(text);
  } catch {
    return false;
  }
}

export async function asUtf8(file: Blob): Promise<Blob> {
  const bytes = await bytesOf(file);
  const encoding = textEncoding(bytes) ?? 'utf-8';
  return encoding === 'utf-8' ? file : new Blob([decode(bytes, encoding)]);
}

/** Decodes bytes; throws when they are invalid in this encoding. Node 20.20.2 reads windows-1252 as ISO 8859-1. */
function decode(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/\p{Cc}/gu, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);
}
