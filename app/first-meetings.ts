import type { QueryClient } from '@tanstack/react-query';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import { meetingPeriod } from '@/lib/contract/meetings/meetings';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import type { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Reads the first page of each list of meetings of this person, for the browser to go on from. */
export async function loadFirstMeetings(
  queries: QueryClient,
  actor: Awaited<ReturnType<typeof requireActor>>,
): Promise<void> {
  await Promise.all(
    meetingPeriod.options.map(async (period) => {
      const first = await tryLoad(listMeetings, { query: { period } }, actor);
      // The browser retries what failed here, and shows the error if it fails again.
      if (!first.ok) return;
      const { queryKey } = meetingsQuery(period);
      queries.setQueryData(queryKey, { pages: [first.data], pageParams: [0] });
    }),
  );
}
