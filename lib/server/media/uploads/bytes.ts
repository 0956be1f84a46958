import 'server-only';

/** Reads all bytes of a file, which may lie on disk. */
export async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
