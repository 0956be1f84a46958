import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text contains a word, ignoring case and accents. Compared as text, not as a pattern: `%` and `_` are
 * literal.
 */
export function holdsWord(text: SQL, word: string): SQL {
  return sql`strpos(${plain(text)}, ${plain(sql`${word}::text`)}) > 0`;
}

function plain(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}
