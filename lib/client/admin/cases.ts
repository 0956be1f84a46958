import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/cases';
import type { CaseKind, CaseState } from '@/lib/domain/admin/cases';

interface Which {
  /** When absent, a kind that has something waiting. */
  readonly kind?: CaseKind | undefined;
  readonly state: CaseState;
  readonly page: number;
}

const KEY = ['admin', 'cases'] as const;

/** Queries a page of the cases of a kind; the previous page is shown while the next one loads. */
export function casesQuery({ kind, state, page }: Which) {
  return queryOptions({
    queryKey: [...KEY, kind ?? null, state, page] as const,
    queryFn: ({ signal }) => call(contract.listCases, { query: { kind, state, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Includes the figures of the overview and the audit log, which change too. */
const invalidates = [['admin']];

export function fullCaseQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'case', id] as const,
    queryFn: ({ signal }) => call(contract.getAdminCase, { params: { id } }, { signal }),
    // Each look is written down.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const useAskInCase = (id: string) =>
  useEndpoint(contract.askInCase, { params: { id }, invalidates });

export const useDecideCase = (id: string) =>
  useEndpoint(contract.decideCase, { params: { id }, invalidates });

export const useDecideReviewReport = (id: string) =>
  useEndpoint(contract.decideReviewReport, { params: { id }, invalidates });

export const useCloseUnclaimed = (id: string) =>
  useEndpoint(contract.closeUnclaimed, { params: { id }, invalidates });

export const useAssignHelpQuestion = (id: string) =>
  useEndpoint(contract.assignHelpQuestion, { params: { id }, invalidates });

export const useAnswerHelpQuestion = (id: string) =>
  useEndpoint(contract.answerHelpQuestion, { params: { id }, invalidates });

export const useCloseHelpQuestion = (id: string) =>
  useEndpoint(contract.closeHelpQuestion, { params: { id }, invalidates });
