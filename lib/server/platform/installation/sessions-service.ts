import 'server-only';
import { randomUUID } from 'node:crypto';
import { SettingsError } from '@/lib/env';
import { reasonOf } from './service';
import { findSessions } from './store';

const REFUSED_SETTING = { code: '08P01', message: /startup parameter/ };

/**
 * Requires that session locks, LISTEN and migrations have sessions of their own, and that the pooler, if any, leads
 * to the same database.
 * @param url DATABASE_URL
 * @param direct DATABASE_DIRECT_URL
 * @throws SettingsError
 */
export async function requireOwnSessions(url: string, direct = url): Promise<void> {
  const isPooled = direct !== url;
  const name = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const place = await usable(name, placeOfOwnSession(direct));
  if (place === null)
    throw new SettingsError(
      isPooled
        ? 'DATABASE_DIRECT_URL leads to a pooler such as PgBouncer, and must lead to PostgreSQL itself'
        : 'DATABASE_URL leads to a pooler such as PgBouncer, which needs the address of PostgreSQL itself in DATABASE_DIRECT_URL',
    );
  if (!isPooled) return;
  const [pooled] = await usable('DATABASE_URL', findSessions(url, [undefined]));
  if (pooled?.place !== place)
    throw new SettingsError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases');
}

/**
 * Identifies the database of an address; null where session state does not hold. Two connections are open at once:
 * through a pooler that passes such state on they would share a session, other poolers ignore or refuse it.
 */
async function placeOfOwnSession(url: string): Promise<string | null> {
  const marks = [randomUUID(), randomUUID()];
  try {
    const sessions = await findSessions(
      url,
      marks.map((mark) => `-c sangguni.session=${mark}`),
    );
    const isOwn = sessions.every(({ mark }, index) => mark === marks[index]);
    return isOwn ? (sessions[0]?.place ?? null) : null;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === REFUSED_SETTING.code && REFUSED_SETTING.message.test(message)) return null;
    throw error;
  }
}

function usable<T>(name: string, asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw new SettingsError(`${name} leads to no database that can be used: ${reasonOf(error)}`);
  });
}
