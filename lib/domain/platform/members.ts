import { isUnder } from './safe-path';

/** What a member of a practice may be let into; never bank, tax, private notes, IDs, profile or members (docs/contract/lawyers.md). */
export const MEMBER_RIGHTS = ['calendar', 'meetings', 'messages', 'files', 'money'] as const;
export type MemberRight = (typeof MEMBER_RIGHTS)[number];

/** What an invitation begins with. */
export const DEFAULT_RIGHTS: readonly MemberRight[] = ['calendar', 'meetings', 'messages'];

/** Most members of a practice, those who are only invited included. */
export const MAX_MEMBERS = 20;

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** Most practices that one account works for. */
export const MAX_PRACTICES = 20;

/** What a member reads in place of a subject or a title that the rights do not open. */
export const CLOSED_TITLES = { meeting: 'Meeting', agreement: 'Agreement' } as const;
export type TitledKind = keyof typeof CLOSED_TITLES;

/**
 * Whether what a meeting or an agreement is about may be read: the subject is the client's words, which `meetings` opens;
 * agreements are never a member's. No rights at all are those of the lawyer and the client.
 */
export function readsTitle(kind: TitledKind, rights: readonly MemberRight[] | undefined): boolean {
  return rights === undefined || (kind === 'meeting' && rights.includes('meetings'));
}

/** The title, or what stands in its place for whoever may not read it. */
export function titleFor(
  kind: TitledKind,
  title: string,
  rights: readonly MemberRight[] | undefined,
): string {
  return readsTitle(kind, rights) ? title : CLOSED_TITLES[kind];
}

/** Pages of the lawyer's portal that a member can open, with the rights of which one is enough. */
const PAGES: readonly (readonly [prefix: string, rights: readonly MemberRight[]])[] = [
  ['/lawyer-portal/meetings', ['meetings']],
  ['/lawyer-portal/meeting', ['meetings']],
  ['/lawyer-portal/calendar', ['calendar']],
  ['/lawyer-portal/messages', ['messages']],
  ['/lawyer-portal/clients', ['messages']],
  ['/lawyer-portal/payments', ['money']],
];

/** Pages below those that stay the lawyer's own. */
const CLOSED = ['/lawyer-portal/payments/tax'];

/** The member's own account has its settings, and what it asked the support, in whatever portal it is in. */
const OWN = ['/lawyer-portal/account-settings', '/lawyer-portal/help'] as const;

/** Whether a member with these rights can open a page of the lawyer's portal. */
export function mayOpen(pathname: string, rights: readonly MemberRight[]): boolean {
  if (OWN.some((prefix) => isUnder(pathname, prefix))) return true;
  if (CLOSED.some((prefix) => isUnder(pathname, prefix)) || isCallOrSummary(pathname)) return false;
  const page = PAGES.find(([prefix]) => isUnder(pathname, prefix));
  return page?.[1].some((right) => rights.includes(right)) ?? false;
}

/** What is said in a call, and what the lawyer writes about it, is between lawyer and client. */
function isCallOrSummary(pathname: string): boolean {
  return /^\/lawyer-portal\/meeting\/[^/]+\/(join|summary)$/.test(pathname);
}

/** Where a member with these rights begins. */
export function firstPageOf(rights: readonly MemberRight[]): string {
  return PAGES.find(([, needed]) => needed.some((right) => rights.includes(right)))?.[0] ?? OWN[0];
}
