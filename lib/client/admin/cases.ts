import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/cases';
import type { CaseKind, CaseState } from '@/lib/domain/admin/cases';

interface Which {
  /** Without one, that of which something waits. */
  readonly kind?: CaseKind | undefined;
  readonly state: CaseState;
  readonly page: number;
}

const KEY = ['admin', 'cases'] as const;

/** A page of the cases of a kind; the last one stays while another is on its way. */
export function casesQuery({ kind, state, page }: Which) {
  return queryOptions({
    queryKey: [...KEY, kind ?? null, state, page] as const,
    queryFn: ({ signal }) => call(contract.listCases, { query: { kind, state, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The figures of the overview and the audit log change with it, too. */
const invalidates = [['admin']];

export const useDecideAbsence = (id: string) =>
  useEndpoint(contract.decideAbsence, { params: { id }, invalidates });

/** By the id of the agreement. */
export const useDecideDispute = (id: string) =>
  useEndpoint(contract.decideDispute, { params: { id }, invalidates });

export const useDecideReviewReport = (id: string) =>
  useEndpoint(contract.decideReviewReport, { params: { id }, invalidates });

export const useCloseUnclaimed = (id: string) =>
  useEndpoint(contract.closeUnclaimed, { params: { id }, invalidates });
