import 'server-only';
import { lt } from 'drizzle-orm';
import { database } from '../db/pool';
import { rateLimits } from '../db/schema/accounts';

/** @param now epoch ms */
export async function deleteExpired(now: number): Promise<void> {
  await database().delete(rateLimits).where(lt(rateLimits.expire, now));
}
