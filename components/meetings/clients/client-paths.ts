import { CLIENT_QUERY_MAX } from '@/lib/contract/meetings/clients';

/** The list of clients as its address has it. */
interface ClientSearch {
  readonly q: string;
  /** The last page that was loaded, from 0. */
  readonly page: number;
}

/** More pages than this are loaded again by hand. */
const LAST_PAGE = 9;

export function clientSearchOf(params: {
  q?: string | string[] | undefined;
  page?: string | string[] | undefined;
}): ClientSearch {
  const page = Number(params.page);
  return {
    q: typeof params.q === 'string' ? searchedName(params.q) : '',
    page: Number.isInteger(page) ? Math.max(0, Math.min(page, LAST_PAGE)) : 0,
  };
}

/** What is searched for of what was typed. */
export function searchedName(typed: string): string {
  return typed.trim().slice(0, CLIENT_QUERY_MAX);
}

export function clientsPath({ q = '', page = 0 }: Partial<ClientSearch> = {}): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (page > 0) params.set('page', String(page));
  return params.size > 0 ? `/lawyer-portal/clients?${params}` : '/lawyer-portal/clients';
}

export function clientPath(id: string): string {
  return `/lawyer-portal/clients/${encodeURIComponent(id)}`;
}

/** Where a lawyer writes an agreement for a client. */
export function proposePath(clientId: string): string {
  return `/lawyer-portal/work-items/proposal?client=${encodeURIComponent(clientId)}`;
}
