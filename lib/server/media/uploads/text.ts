import 'server-only';
import { fileTypeFromBlob } from 'file-type';
import { type TextEncoding, textEncoding } from '@/lib/domain/media/attachment-kinds';
import { bytesOf } from './bytes';

/** Letters of windows-1252 at 0x80 to 0x9F (encoding.spec.whatwg.org); what it leaves empty is refused before. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Control characters that no text program writes. */
const NO_TEXT = /(?![\t\n\f\r])\p{Cc}/u;

/** Whether a text program wrote it: as UTF-8, as UTF-16 with its mark, or as windows-1252. */
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

/** A text as UTF-8; one that is UTF-8 as it came. */
export async function asUtf8(file: Blob): Promise<Blob> {
  const bytes = await bytesOf(file);
  const encoding = textEncoding(bytes) ?? 'utf-8';
  return encoding === 'utf-8' ? file : new Blob([decode(bytes, encoding)]);
}

/** The text of bytes; throws where they are none in this encoding. Node 20.20.2 reads windows-1252 as ISO 8859-1. */
function decode(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/\p{Cc}/gu, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);
}
