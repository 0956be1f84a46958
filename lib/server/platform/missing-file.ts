import 'server-only';

/** Turns the failure of a file or folder that does not exist into null; throws any other. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
