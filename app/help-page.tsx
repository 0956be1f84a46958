import { OwnQuestions } from '@/components/cases/help/own-questions';
import { Situations } from '@/components/cases/help/situations';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { helpFor, situationTitles } from '@/lib/catalogue/help';
import { helpQuestionsQuery } from '@/lib/client/cases/help';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { WorkKind } from '@/lib/domain/notifications/work';
import { listHelpQuestions } from '@/lib/server/cases/help/operations';
import { listWork } from '@/lib/server/notifications/work/work';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { clientStates, lawyerStates } from './help-states';

const PATHS = { client: '/customer-portal/help', lawyer: '/lawyer-portal/help' } as const;

const RUNNING: readonly WorkKind[] = ['case', 'absence'];

/** Help in a portal: the situations of its side with the state of the account, and the own questions. */
export async function HelpPage({ side }: { side: keyof typeof PATHS }) {
  const actor = await requireActor(PATHS[side]);
  const queries = createQueryClient();
  const [first, work, states] = await Promise.all([
    tryLoad(listHelpQuestions, { query: {} }, actor),
    tryLoad(listWork, {}, actor),
    side === 'lawyer' ? lawyerStates(actor) : clientStates(actor),
  ]);
  if (first.ok)
    queries.setQueryData(helpQuestionsQuery.queryKey, { pages: [first.data], pageParams: [0] });
  const running = work.ok ? work.data.results.filter(({ kind }) => RUNNING.includes(kind)) : [];
  return (
    <PortalMain>
      <Situations entries={helpFor(side)} states={states} running={running} />
      <LoadedQueries queries={queries}>
        <OwnQuestions titles={situationTitles()} />
      </LoadedQueries>
    </PortalMain>
  );
}
