import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** Whether a text holds a word, ignoring case and accents. Compared as text, not as a pattern: `%` and `_` mean themselves. */
export function holdsWord(text: SQL, word: string): SQL {
  return sql`strpos(${plain(text)}, ${plain(sql`${word}::text`)}) > 0`;
}

/** Without case and accents. */
function plain(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}
