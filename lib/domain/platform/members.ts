import { isUnder } from './safe-path';

/**
 * Rights that a member of a practice can have; never bank, tax, private notes, IDs, profile or members
 * (docs/contract/lawyers.md).
 */
export const MEMBER_RIGHTS = ['calendar', 'meetings', 'messages', 'files', 'money'] as const;
export type MemberRight = (typeof MEMBER_RIGHTS)[number];

export const DEFAULT_RIGHTS: readonly MemberRight[] = ['calendar', 'meetings', 'messages'];

/** Maximum number of members of a practice, including those only invited. */
export const MAX_MEMBERS = 20;

export const INVITATION_DAYS = 7;

/** Maximum number of practices that one account can work for. */
export const MAX_PRACTICES = 20;

/** Text shown to a member instead of a subject or title that the member's rights do not cover. */
export const CLOSED_TITLES = { meeting: 'Meeting', agreement: 'Agreement' } as const;
export type TitledKind = keyof typeof CLOSED_TITLES;

/**
 * Whether the subject of a meeting or the title of an agreement can be read. A subject is the client's words and
 * needs `meetings`; members never read titles of agreements. `undefined` rights are those of the lawyer or the
 * client.
 */
export function readsTitle(kind: TitledKind, rights: readonly MemberRight[] | undefined): boolean {
  return rights === undefined || (kind === 'meeting' && rights.includes('meetings'));
}

export function titleFor(
  kind: TitledKind,
  title: string,
  rights: readonly MemberRight[] | undefined,
): string {
  return readsTitle(kind, rights) ? title : CLOSED_TITLES[kind];
}

/** Pages of the lawyer's portal that a member can open; any one of the listed rights is enough. */
const PAGES: readonly (readonly [prefix: string, rights: readonly MemberRight[]])[] = [
  ['/lawyer-portal/meetings', ['meetings']],
  ['/lawyer-portal/meeting', ['meetings']],
  ['/lawyer-portal/calendar', ['calendar']],
  ['/lawyer-portal/messages', ['messages']],
  ['/lawyer-portal/clients', ['messages']],
  ['/lawyer-portal/payments', ['money']],
];

/** First page of the portal; a member sees there what these rights open. */
const HOME = '/lawyer-portal';
const ON_HOME: readonly MemberRight[] = ['calendar', 'meetings', 'messages'];

const CLOSED = ['/lawyer-portal/payments/tax'];

const OWN = ['/lawyer-portal/account-settings', '/lawyer-portal/help'] as const;

export function mayOpen(pathname: string, rights: readonly MemberRight[]): boolean {
  if (OWN.some((prefix) => isUnder(pathname, prefix))) return true;
  if (pathname === HOME) return ON_HOME.some((right) => rights.includes(right));
  if (CLOSED.some((prefix) => isUnder(pathname, prefix)) || isCallOrSummary(pathname)) return false;
  const page = PAGES.find(([prefix]) => isUnder(pathname, prefix));
  return page?.[1].some((right) => rights.includes(right)) ?? false;
}

function isCallOrSummary(pathname: string): boolean {
  return /^\/lawyer-portal\/meeting\/[^/]+\/(join|summary)$/.test(pathname);
}

export function firstPageOf(rights: readonly MemberRight[]): string {
  if (mayOpen(HOME, rights)) return HOME;
  return PAGES.find(([, needed]) => needed.some((right) => rights.includes(right)))?.[0] ?? OWN[0];
}
