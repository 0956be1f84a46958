import { randomUUID } from 'node:crypto';
import type { TimeRange } from '@/lib/domain/platform/time';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import { calendarImports, importedTimes } from '@/lib/server/schema/calendars';

/** A calendar that a lawyer has added, with what was read of it; its address leads nowhere. */
export async function newCalendarImport(
  lawyerId: string,
  busy: readonly TimeRange[] = [],
): Promise<string> {
  const now = new Date();
  const [row] = await database()
    .insert(calendarImports)
    .values({
      lawyerId,
      name: 'Court dates',
      host: 'calendar.invalid',
      addressHash: randomUUID(),
      address: encrypt('https://calendar.invalid/busy.ics', `calendar-import:${lawyerId}`),
      readAt: now,
      syncedAt: now,
      createdAt: now,
      dueAt: new Date(now.getTime() + 900_000),
    })
    .returning({ id: calendarImports.id });
  if (!row) throw new Error('no import was made');
  if (busy.length > 0)
    await database()
      .insert(importedTimes)
      .values(
        busy.map(({ start, end }) => ({
          importId: row.id,
          lawyerId,
          startsAt: new Date(start),
          endsAt: new Date(end),
        })),
      );
  return row.id;
}
