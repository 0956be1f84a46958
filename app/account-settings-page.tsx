import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { AccountSettings } from '@/components/account/account-settings';
import { PortalMain } from '@/components/portal/portal-main';
import { accountKeys } from '@/lib/client/account';
import { createQueryClient } from '@/lib/client/query-client';
import { getAccount } from '@/lib/server/account/operations';
import { requireActor } from '@/lib/server/http/actor';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { listSessions } from '@/lib/server/sessions/operations';

/** Account settings, in the portal of either role. */
export async function AccountSettingsPage({ path }: { path: string }) {
  const actor = await requireActor(path);
  const queries = createQueryClient();
  const [account, sessions] = await Promise.all([
    tryLoad(getAccount, {}, actor),
    tryLoad(listSessions, {}, actor),
  ]);
  // What failed here the browser asks for again, and says so when it fails there, too.
  if (account.ok) queries.setQueryData(accountKeys.settings(), account.data);
  if (sessions.ok) queries.setQueryData(accountKeys.sessions(), sessions.data);
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <AccountSettings requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
