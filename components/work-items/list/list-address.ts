import { WORK_ITEM_QUERY_MAX } from '@/lib/contract/work-items/work-items';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { type Reader, workItemsPath } from '../work-item-paths';

/** The list of agreements as its address has it. */
export interface ListAddress {
  readonly status: WorkItemStatus | undefined;
  readonly q: string;
  /** The last page that was loaded, from 0. */
  readonly page: number;
}

type Params = Partial<Record<'status' | 'q' | 'page', string | string[] | undefined>>;

/** More pages than this are loaded again by hand. */
const LAST_PAGE = 9;

export function listAddressOf({ status, q, page }: Params): ListAddress {
  const number = Number(page);
  return {
    status: WORK_ITEM_STATUSES.find((known) => known.toLowerCase() === status),
    q: typeof q === 'string' ? searchedWords(q) : '',
    page: Number.isInteger(number) ? Math.max(0, Math.min(number, LAST_PAGE)) : 0,
  };
}

/** What is searched for of what was typed. */
export function searchedWords(typed: string): string {
  return typed.trim().slice(0, WORK_ITEM_QUERY_MAX);
}

export function listPath(
  reader: Reader,
  { status, q = '', page = 0 }: Partial<ListAddress>,
): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status.toLowerCase());
  if (q) params.set('q', q);
  if (page > 0) params.set('page', String(page));
  return params.size > 0 ? `${workItemsPath(reader)}?${params}` : workItemsPath(reader);
}

/** What of the address the server is asked for; one key of the cache. */
export function filterOf({ status, q }: Pick<ListAddress, 'status' | 'q'>) {
  return { ...(status && { status }), ...(q && { q }) };
}
