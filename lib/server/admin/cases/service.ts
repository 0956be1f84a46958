import 'server-only';
import type { CaseKind, CaseState } from '@/lib/domain/admin/cases';
import type { HeldPayment } from '@/lib/domain/cases/split';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { listQuestions, type QuestionView } from '@/lib/server/cases/help/service';
import { type CaseRow, casesAbout } from '@/lib/server/cases/proceedings/service';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { heldOfDisputes } from '@/lib/server/work-items/completion/disputes-service';
import * as store from './store';

export type CaseView =
  | ({
      readonly kind: 'absence';
      readonly refundable: number;
      readonly case: CaseRow | null;
    } & store.AbsenceRow)
  | ({
      readonly kind: 'dispute';
      readonly held: readonly HeldPayment[];
      readonly case: CaseRow | null;
    } & store.DisputeRow)
  | ({ readonly kind: 'review' } & store.ReviewRow)
  | ({ readonly kind: 'unclaimed' } & store.UnclaimedRow)
  | ({ readonly kind: 'help' } & QuestionView);

/** Returns a page of the cases of a kind; the number of statements does not depend on how many there are. */
export async function casesOf(
  kind: CaseKind,
  state: CaseState,
  page: number,
): Promise<{ views: CaseView[]; hasMore: boolean }> {
  const found = await LISTS[kind](database(), state, page);
  return { views: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

type List = (exec: Executor, state: CaseState, page: number) => Promise<CaseView[]>;

const LISTS: Readonly<Record<CaseKind, List>> = {
  absence: async (exec, state, page) => {
    const rows = await store.listAbsences(exec, state, page);
    const ids = rows.map(({ absence }) => absence.meetingId);
    const payments = await paymentsOf(exec, 'meeting', ids);
    const argued = await casesAbout(exec, ids);
    return rows.map((row) => ({
      kind: 'absence',
      ...row,
      refundable: payments.get(row.absence.meetingId)?.refundable ?? 0,
      case: argued.get(row.absence.meetingId) ?? null,
    }));
  },
  dispute: async (exec, state, page) => {
    const rows = await store.listDisputes(exec, state, page);
    const open = rows.filter(({ dispute }) => dispute.decidedAt === null);
    const held = await heldOfDisputes(exec, open);
    const argued = await casesAbout(
      exec,
      rows.map(({ dispute }) => dispute.id),
    );
    return rows.map((row) => ({
      kind: 'dispute',
      ...row,
      held: held.get(row.dispute.id) ?? [],
      case: argued.get(row.dispute.id) ?? null,
    }));
  },
  review: async (exec, state, page) =>
    (await store.listReviewReports(exec, state, page)).map((row) => ({ kind: 'review', ...row })),
  unclaimed: async (exec, state, page) =>
    (await store.listUnclaimed(exec, state, page)).map((row) => ({ kind: 'unclaimed', ...row })),
  help: async (exec, state, page) =>
    (await listQuestions(exec, state, page)).map((row) => ({ kind: 'help', ...row })),
};

export function casesWaiting() {
  return store.countWaiting(database());
}
