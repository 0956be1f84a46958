import 'server-only';
import type { AgendaEntry, Dashboard } from '@/lib/contract/meetings/dashboard';
import * as contract from '@/lib/contract/meetings/dashboard';
import { isoInstant, type TimeRange } from '@/lib/domain/platform/time';
import { standing } from '@/lib/server/lawyers/verification/own';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { DashboardView } from './service';
import * as service from './service';

export const getDashboard = operation(contract.getDashboard, async ({ actor, now }) =>
  serializeDashboard(await service.dashboardOf(lawyerIdOf(actor), now)),
);

export function serializeDashboard({ next, today, profile, weeks }: DashboardView): Dashboard {
  const { isPublic, isVisible, missing, verification } = profile;
  return {
    next: next
      ? {
          _id: next.id,
          ...times(rangeOf(next)),
          type: next.type,
          client: next.client,
          subject: next.subject,
          files: next.files,
        }
      : null,
    today: agenda(today),
    profile: {
      ...standing(verification),
      is_public: isPublic,
      was_shown: profile.wasShown,
      is_visible: isVisible,
      missing,
      status: verification.status,
    },
    weeks,
  };
}

function agenda({
  meetings,
  blockers,
  appointments,
  free,
  ...day
}: DashboardView['today']): AgendaEntry[] {
  const entries: AgendaEntry[] = [
    ...meetings.map((row) => ({
      kind: 'meeting' as const,
      _id: row.id,
      ...times(rangeOf(row)),
      type: row.type,
      status: row.status,
      client: row.client,
    })),
    ...blockers.map((row) => ({
      kind: 'blocker' as const,
      ...times(within(rangeOf(row), day)),
      title: row.title,
    })),
    ...appointments.map(({ id, person, ...range }) => ({
      kind: 'appointment' as const,
      _id: id,
      ...times(range),
      client: person,
    })),
    ...free.map((range) => ({ kind: 'free' as const, ...times(range) })),
  ];
  return entries.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}

function rangeOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): TimeRange {
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}

function within(range: TimeRange, day: TimeRange): TimeRange {
  return { start: Math.max(range.start, day.start), end: Math.min(range.end, day.end) };
}

function times({ start, end }: TimeRange) {
  return { start_time: isoInstant(start), end_time: isoInstant(end) };
}
