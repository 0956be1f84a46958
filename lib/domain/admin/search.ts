import { idsBeginningWith } from '../platform/short-reference';

export interface Sought {
  /** Range of ids: a single one, or all that begin with a short reference. */
  readonly ids: { readonly from: string; readonly to: string } | null;
  readonly code: string | null;
  readonly words: readonly string[];
}

export const SEARCH_HITS_MAX = 20;

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Short reference as read out by users: the first eight digits of an id (`23CBD2F0`). */
const SHORT = /^#?([0-9a-f]{8})$/;
const CODE = /^(?=.*\d)[\w-]{8,}$/;

/** Parses a query: a reference, an id or a link with one, a gateway's id, or words of a name or address. */
export function readSought(query: string): Sought {
  const typed = query.trim();
  const lower = typed.toLowerCase();
  const whole = UUID.exec(lower)?.[0];
  const short = SHORT.exec(lower)?.[1];
  const link = /[?&]ref=([\w-]+)/.exec(typed)?.[1];
  return {
    ids: whole ? { from: whole, to: whole } : short ? idsBeginningWith(short) : null,
    code: link ?? (CODE.test(typed) ? typed : null),
    words: lower.split(/\s+/).filter((word) => word !== ''),
  };
}
