import { notFound } from 'next/navigation';
import { messagesAddress, threadPath } from '@/components/meetings/messages/message-paths';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { Inbox } from '@/components/portal/messages/inbox';
import { PortalMain } from '@/components/portal/portal-main';
import { inboxKeys } from '@/lib/client/meetings/inbox';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getThread, listThreads } from '@/lib/server/meetings/messages/inbox-operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

interface MessagesPageProps {
  side: 'client' | 'lawyer';
  searchParams: Promise<{ q?: string | string[] }>;
  params?: Promise<{ personId: string }>;
}

export async function MessagesPage({ side, searchParams, params }: MessagesPageProps) {
  const address = messagesAddress(side);
  const { q } = address.read(await searchParams);
  const personId = (await params)?.personId ?? null;
  const actor = await requireActor(personId ? threadPath(side, personId) : address.href({ q }));
  const queries = createQueryClient();
  const [threads, thread] = await Promise.all([
    tryLoad(listThreads, { query: { q } }, actor),
    personId ? tryLoad(getThread, { params: { id: personId }, query: {} }, actor) : null,
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (threads.ok)
    queries.setQueryData(inboxKeys.threads(q), { pages: [threads.data], pageParams: [0] });
  if (personId && thread?.ok)
    queries.setQueryData(inboxKeys.thread(personId), { pages: [thread.data], pageParams: [0] });
  else if (thread && !thread.ok && thread.error.key === 'not_found') notFound();
  return (
    <PortalMain wide filled={personId !== null}>
      <LoadedQueries queries={queries}>
        <Inbox side={side} personId={personId} requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
