import 'server-only';
import type { CalendarImport } from '@/lib/contract/lawyers/calendar-imports';
import * as contract from '@/lib/contract/lawyers/calendar-imports';
import { isoInstant } from '@/lib/domain/platform/time';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { textOfProblem } from './imports-policy';
import * as service from './imports-service';
import type { ImportRow } from './imports-store';

export const listCalendarImports = operation(contract.listCalendarImports, async ({ actor }) => {
  const rows = await service.importsOf(lawyerIdOf(actor));
  return { results: rows.map(serializeImport) };
});

export const addCalendarImport = operation(
  contract.addCalendarImport,
  async ({ actor, body, now }) => {
    await consumeRateLimit('calendar_import_account', actor.id);
    return serializeImport(await service.addImport(lawyerIdOf(actor), body, now));
  },
);

export const deleteCalendarImport = operation(
  contract.deleteCalendarImport,
  async ({ actor, params }) => {
    await service.removeImport(lawyerIdOf(actor), params.id);
    return undefined;
  },
);

export const syncCalendarImport = operation(
  contract.syncCalendarImport,
  async ({ actor, params, now }) => {
    await consumeRateLimit('calendar_import_account', actor.id);
    return serializeImport(await service.syncOwnImport(lawyerIdOf(actor), params.id, now));
  },
);

function serializeImport(row: ImportRow): CalendarImport {
  const { id, name, host, syncedAt, problem, unreadEvents, firstUnread } = row;
  return {
    _id: id,
    name,
    host,
    synced_at: isoInstant(syncedAt.getTime()),
    error: problem === null ? null : textOfProblem(problem),
    unread_events: unreadEvents,
    first_unread: firstUnread,
  };
}

export const calendarImports = {
  operations: [listCalendarImports, addCalendarImport, deleteCalendarImport, syncCalendarImport],
  personalData: [
    {
      tables: ['calendar_imports', 'imported_times'],
      exported: service.exportedImports,
      erase: service.eraseImports,
    },
  ],
} satisfies Partial<Feature>;
