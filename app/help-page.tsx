import { OwnQuestions } from '@/components/cases/help/own-questions';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { helpQuestionsQuery } from '@/lib/client/cases/help';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listHelpQuestions } from '@/lib/server/cases/help/operations';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export async function HelpPage({ path }: { path: string }) {
  const actor = await requireActor(path);
  const queries = createQueryClient();
  const first = await tryLoad(listHelpQuestions, { query: {} }, actor);
  if (first.ok)
    queries.setQueryData(helpQuestionsQuery.queryKey, { pages: [first.data], pageParams: [0] });
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <OwnQuestions />
      </LoadedQueries>
    </PortalMain>
  );
}
