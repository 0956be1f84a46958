import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';

export async function setPublic(
  exec: Executor,
  lawyerId: string,
  isPublic: boolean,
): Promise<void> {
  await exec.update(lawyers).set({ isPublic }).where(eq(lawyers.id, lawyerId));
}
