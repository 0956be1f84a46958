import 'server-only';
import { withoutMetadata as heif } from './heif';
import { withoutMetadata as jpeg } from './jpeg';
import { withoutMetadata as png } from './png';
import { withoutMetadata as webp } from './webp';

const BY_TYPE: Readonly<Record<string, (file: Buffer) => Buffer>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/heic': heif,
  'image/heif': heif,
};

/** Whether files of a content type carry removable metadata about place and time. */
export function carriesMetadata(contentType: string): boolean {
  return contentType in BY_TYPE;
}

/**
 * Removes place, time and other metadata from a picture; pixels, colours and orientation are unchanged, since nothing
 * is decoded.
 * @throws when its structure does not match its type
 */
export function stripMetadata(contentType: string, bytes: Uint8Array): Buffer {
  const strip = BY_TYPE[contentType];
  if (!strip) throw new Error(`no picture: ${contentType}`);
  return strip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
