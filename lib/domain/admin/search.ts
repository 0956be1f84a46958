/** What somebody looks for in the administration, read from what was typed. */
export interface Sought {
  /** Ids from the first to the last of them: one, or all that begin with a short reference. */
  readonly ids: { readonly from: string; readonly to: string } | null;
  /** Exactly as a gateway, or the address of a checkout, has it. */
  readonly code: string | null;
  /** All in the name or address of a person. */
  readonly words: readonly string[];
}

/** Hits in one answer. */
export const SEARCH_HITS_MAX = 20;

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** What people read out: the first eight digits of an id (`23CBD2F0`). */
const SHORT = /^#?([0-9a-f]{8})$/;
/** Ids of gateways and references of checkouts are longer than this, and have a digit. */
const CODE = /^(?=.*\d)[\w-]{8,}$/;

/** Reads a query: a reference, an id or a link with one, a gateway's id, or words of a name or address. */
export function readSought(query: string): Sought {
  const typed = query.trim();
  const lower = typed.toLowerCase();
  const whole = UUID.exec(lower)?.[0];
  const short = SHORT.exec(lower)?.[1];
  const link = /[?&]ref=([\w-]+)/.exec(typed)?.[1];
  return {
    ids: whole ? { from: whole, to: whole } : short ? beginningWith(short) : null,
    code: link ?? (CODE.test(typed) ? typed : null),
    words: lower.split(/\s+/).filter((word) => word !== ''),
  };
}

function beginningWith(short: string) {
  return {
    from: `${short}-0000-0000-0000-000000000000`,
    to: `${short}-ffff-ffff-ffff-ffffffffffff`,
  };
}
