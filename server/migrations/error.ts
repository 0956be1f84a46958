/** What a person who migrates has to hear, in one sentence. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Reads which error of PostgreSQL (appendix A) something thrown is, or that of a system call; undefined for any other. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
