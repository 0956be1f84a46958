import { CASE_KINDS, CASE_STATES, type CaseKind, type CaseState } from '@/lib/domain/admin/cases';
import { pageNumber } from '../pager';

/** Which cases are shown, as the address has it. */
export interface CaseAddress {
  readonly kind: CaseKind;
  readonly state: CaseState;
  /** From 0. */
  readonly page: number;
}

type Params = Partial<Record<'kind' | 'state' | 'page', string | string[] | undefined>>;

export function caseAddressOf({ kind, state, page }: Params): CaseAddress {
  return {
    kind: CASE_KINDS.find((known) => known === kind) ?? 'absence',
    state: CASE_STATES.find((known) => known === state) ?? 'open',
    page: pageNumber(page),
  };
}

export function casesPath({ kind, state = 'open', page = 0 }: Partial<CaseAddress>): string {
  const params = new URLSearchParams();
  if (kind) params.set('kind', kind);
  if (state !== 'open') params.set('state', state);
  if (page > 0) params.set('page', String(page));
  return params.size > 0 ? `/admin/cases?${params}` : '/admin/cases';
}
