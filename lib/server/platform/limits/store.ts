import 'server-only';
import { lt } from 'drizzle-orm';
import { rateLimits } from '@/lib/server/schema/accounts';
import { database } from '../db/pool';

/** @param now epoch ms */
export async function deleteExpired(now: number): Promise<void> {
  await database().delete(rateLimits).where(lt(rateLimits.expire, now));
}
