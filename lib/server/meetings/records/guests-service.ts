import 'server-only';
import { GUEST_CONSENT_VERSION, type GuestRelation } from '@/lib/domain/meetings/guests';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import {
  readSigned,
  type SignedCookie,
  storeSigned,
} from '@/lib/server/platform/session/signed-cookie';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { guestToken } from './guests-policy';
import * as store from './guests-store';

export type { GuestRow } from './guests-store';

/** Cookie that identifies a guest's browser; its lifetime depends on the meeting. */
const PASS: Omit<SignedCookie, 'lifetimeSeconds'> = { name: 'guest_pass', audience: 'guest-pass' };

interface Pass {
  guestId: string;
  meetingId: string;
}

/**
 * Returns the Set-Cookie line that grants this browser access to the call of one meeting until it can no longer be
 * joined; epoch ms.
 */
export function storePass(
  { id: guestId, meetingId }: Pick<store.GuestRow, 'id' | 'meetingId'>,
  until: number,
  now: number,
): Promise<string> {
  const pass: Pass = { guestId, meetingId };
  const lifetimeSeconds = Math.max(1, Math.ceil((until - now) / 1000));
  return storeSigned({ ...PASS, lifetimeSeconds }, { ...pass });
}

function passOf(cookieHeader: string | null) {
  return readSigned<Pass & Record<string, unknown>>({ ...PASS, lifetimeSeconds: 0 }, cookieHeader);
}

/** Returns the invitation of a validly signed pass, even if it was withdrawn; null for none. */
export async function guestInvitationOf(cookieHeader: string | null): Promise<string | null> {
  return (await passOf(cookieHeader))?.guestId ?? null;
}

export interface CallGuest {
  /** Id of this invitation; the next one has another. */
  readonly id: string;
  readonly displayName: string;
}

/**
 * Returns the guest of this Cookie header; null without a valid pass for this meeting, or after the invitation was
 * withdrawn.
 */
export async function guestOf(
  cookieHeader: string | null,
  meetingId: string,
  exec: Executor = database(),
): Promise<CallGuest | null> {
  const pass = await passOf(cookieHeader);
  if (pass?.meetingId !== meetingId) return null;
  const row = await store.findGuest(exec, pass.guestId);
  if (row?.meetingId !== meetingId || !row.acceptedAt) return null;
  return { id: row.id, displayName: nameOf(row) };
}

export interface InvitedGuest extends CallGuest {
  readonly relation: GuestRelation;
  readonly accepted: boolean;
}

export async function currentGuest(
  exec: Executor,
  meetingId: string,
): Promise<InvitedGuest | null> {
  const row = (await guestsOf(exec, [meetingId])).get(meetingId);
  if (!row) return null;
  const { id, relation, acceptedAt } = row;
  return { id, relation, accepted: acceptedAt !== null, displayName: nameOf(row) };
}

/** Returns the guests of these meetings, by meeting. One statement. */
export async function guestsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<Map<string, store.GuestRow>> {
  const rows = await store.findGuests(exec, meetingIds);
  return new Map(rows.map((row) => [row.meetingId, row]));
}

/** Returns the name given by the guest, else by the client, else "Guest" after erasure. */
export function nameOf({ name, invitedName }: store.GuestRow): string {
  return name ?? invitedName ?? 'Guest';
}

export function guestPath({ id }: Pick<store.GuestRow, 'id'>): string {
  return `/guest/${guestToken(id)}`;
}

export function findGuest(exec: Executor, id: string): Promise<store.GuestRow | undefined> {
  return store.findGuest(exec, id);
}

export { renewInvitation, saveInvitation } from './guests-store';

export function removeGuest(
  tx: Transaction,
  meetingId: string,
): Promise<store.GuestRow | undefined> {
  return store.deleteOfMeeting(tx, meetingId);
}

/**
 * Records a guest's consent and name. Returns nothing when the invitation was withdrawn, or another browser accepted
 * it: only that browser may do so `again`.
 */
export function saveAcceptance(
  tx: Transaction,
  { id }: store.GuestRow,
  { name, again }: { name: string; again: boolean },
  now: number,
): Promise<store.GuestRow | undefined> {
  const acceptance = { acceptedAt: new Date(now), acceptedVersion: GUEST_CONSENT_VERSION };
  return store.saveAcceptance(tx, id, { name, ...acceptance }, again);
}

export function eraseGuestNames(now: number): Promise<void> {
  return store.eraseNames(database(), new Date(now - RETENTION_DAYS.guestNames * DAY_MS));
}

export async function exportedGuests(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findGuestsOfUser(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    meeting: row.meetingId,
    relation: row.relation,
    invited_as: row.invitedName,
    name: row.name,
    client_agreed_at: row.consentAt,
    guest_agreed_at: row.acceptedAt,
  }));
  return { name: 'meeting_guests', data };
}

/** Erases a client's invitations with the account, and the names of guests with the lawyer's account. */
export async function eraseGuests(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfClient(tx, id);
  await store.eraseNamesOfUser(tx, id);
  return [];
}
