import { COPY, fill } from '@/lib/contract/platform/copy';
import { ID_EXTENSIONS, MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';

const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

/** Value of the `accept` attribute of an ID's input. */
export const ID_ACCEPT = [...ID_EXTENSIONS, ...TYPES].join(',');

/** Returns why a file is rejected as an ID, or null if it can be sent. The server checks it again. */
export function idRefusal(file: File): string | null {
  const name = file.name.toLowerCase();
  const known = ID_EXTENSIONS.some((ending) => name.endsWith(ending)) || TYPES.includes(file.type);
  if (!known) return `${file.name} was not added. Use JPEG, PNG or PDF.`;
  if (file.size === 0) return `${file.name} was not added. It is empty.`;
  if (file.size > MAX_ID_BYTES)
    return fill(COPY.validation.fileSize, { max: MAX_ID_BYTES / 1024 / 1024 });
  return null;
}

/**
 * Returns the percent sent of each file, from the share of the whole: files are sent one after the other.
 * @param sizes bytes of the files in the order they are sent
 * @param share 0 to 1
 */
export function sentOfEach(sizes: readonly number[], share: number): number[] {
  let left = sizes.reduce((sum, size) => sum + size, 0) * share;
  return sizes.map((size) => {
    const sent = Math.min(size, left);
    left -= sent;
    return size > 0 ? (sent / size) * 100 : 100;
  });
}
