import 'server-only';
import { createHash } from 'node:crypto';

/** A connection knows a prepared statement by its name alone. */
export function statementName(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
