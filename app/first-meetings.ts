import type { QueryClient } from '@tanstack/react-query';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import { MEETING_PERIODS, type MeetingPeriod } from '@/lib/domain/meetings/meeting';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import type { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Loads the first page of these lists of a person's meetings, for the browser to continue from. */
export async function loadFirstMeetings(
  queries: QueryClient,
  actor: Awaited<ReturnType<typeof requireActor>>,
  periods: readonly MeetingPeriod[] = MEETING_PERIODS,
): Promise<void> {
  await Promise.all(
    periods.map(async (period) => {
      const first = await tryLoad(listMeetings, { query: { period } }, actor);
      // The browser retries what failed here, and shows the error if it fails again.
      if (!first.ok) return;
      const { queryKey } = meetingsQuery(period);
      queries.setQueryData(queryKey, { pages: [first.data], pageParams: [0] });
    }),
  );
}
