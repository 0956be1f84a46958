import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/cases';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import type { CaseKind, CaseState } from '@/lib/domain/admin/cases';

type Body<E extends Parameters<typeof call>[0]> = CallArgs<E> extends { body: infer B } ? B : never;

interface Which {
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly page: number;
}

const KEY = ['admin', 'cases'] as const;

/** A page of the cases of a kind; the last one stays while another is on its way. */
export function casesQuery({ kind, state, page }: Which) {
  return queryOptions({
    queryKey: [...KEY, kind, state, page] as const,
    queryFn: ({ signal }) => call(contract.listCases, { query: { kind, state, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDecideAbsence(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.decideAbsence>) =>
      call(contract.decideAbsence, { params: { id }, body }),
    onSuccess: () => decided(queries),
  });
}

/** By the id of the agreement. */
export function useDecideDispute(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.decideDispute>) =>
      call(contract.decideDispute, { params: { id }, body }),
    onSuccess: () => decided(queries),
  });
}

export function useDecideReviewReport(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.decideReviewReport>) =>
      call(contract.decideReviewReport, { params: { id }, body }),
    onSuccess: () => decided(queries),
  });
}

export function useCloseUnclaimed(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.closeUnclaimed>) =>
      call(contract.closeUnclaimed, { params: { id }, body }),
    onSuccess: () => decided(queries),
  });
}

/** The figures of the overview and the audit log change with it, too. */
function decided(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: ['admin'] });
}
