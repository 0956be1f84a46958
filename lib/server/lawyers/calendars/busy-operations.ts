import 'server-only';
import * as contract from '@/lib/contract/lawyers/calendar-imports';
import { isoInstant, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { findBusy } from './busy-store';

export const listBusyElsewhere = operation(contract.listBusyElsewhere, async ({ actor, now }) => {
  const today = new Date(manilaDayStart(manilaDayNumber(now)));
  const rows = await findBusy(database(), lawyerIdOf(actor), today);
  return {
    results: rows.map(({ source, start, end }) => ({
      source,
      start_time: isoInstant(start.getTime()),
      end_time: isoInstant(end.getTime()),
    })),
  };
});

export const busyElsewhere = { operations: [listBusyElsewhere] };
