/** What a person who migrates has to hear, in one sentence. */
export class MigrationError extends Error {
  name = 'MigrationError';
}
