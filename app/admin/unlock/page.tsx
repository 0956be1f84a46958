import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AdminBar } from '@/components/admin/frame/admin-shell';
import {
  LeaveAdministration,
  SignOutOfAdministration,
} from '@/components/admin/frame/leave-administration';
import { Unlock } from '@/components/admin/unlock/unlock';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { secondFactorQuery } from '@/lib/client/admin/second-factor';
import { Queries } from '@/lib/client/platform/queries';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { isUnder, sitePath } from '@/lib/domain/platform/safe-path';
import { getSecondFactor } from '@/lib/server/admin/second-factor/operations';
import { parseCallbackUrl } from '@/lib/server/platform/pipeline/callback-url';
import { requireAdministrator } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Second factor' };

interface UnlockPageProps {
  searchParams: Promise<{ callback_url?: string | string[] }>;
}

export default async function UnlockPage({ searchParams }: UnlockPageProps) {
  const actor = await requireAdministrator();
  const next = nextOf((await searchParams).callback_url);
  if (actor.secondFactor) redirect(next);
  const queries = createQueryClient();
  const loaded = await tryLoad(getSecondFactor, {}, actor);
  if (loaded.ok) queries.setQueryData(secondFactorQuery.queryKey, loaded.data);
  return (
    <div className="min-h-dvh">
      <AdminBar>
        <LeaveAdministration />
        <SignOutOfAdministration />
      </AdminBar>
      <main id="main" className="mx-auto w-full max-w-[30rem] px-4 pt-8 pb-14 sm:px-6 lg:pt-14">
        <Queries>
          <LoadedQueries queries={queries}>
            <Unlock next={next} />
          </LoadedQueries>
        </Queries>
      </main>
    </div>
  );
}

/** Returns a page of the administration, or the overview for anything else. */
function nextOf(callback: string | string[] | undefined) {
  const wanted = parseCallbackUrl(typeof callback === 'string' ? callback : null);
  return wanted && isUnder(wanted.split(/[?#]/)[0] ?? '', '/admin') ? wanted : sitePath`/admin`;
}
