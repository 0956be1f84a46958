import 'server-only';
import { createHash } from 'node:crypto';

export function statementName(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
