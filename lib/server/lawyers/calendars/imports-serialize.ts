import 'server-only';
import type { CalendarImport } from '@/lib/contract/lawyers/calendar-imports';
import { isoInstant } from '@/lib/domain/platform/time';
import { textOfProblem } from './imports-policy';
import type { ImportRow } from './imports-store';

export function serializeImport({ id, name, host, syncedAt, problem }: ImportRow): CalendarImport {
  return {
    ...{ _id: id, name, host },
    synced_at: isoInstant(syncedAt.getTime()),
    error: problem === null ? null : textOfProblem(problem),
  };
}
