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

/** By which a browser is known as a guest's; how long it lasts depends on the meeting. */
const PASS: Omit<SignedCookie, 'lifetimeSeconds'> = { name: 'guest_pass', audience: 'guest-pass' };

interface Pass {
  guestId: string;
  meetingId: string;
}

/** Set-Cookie line that lets this browser into the call of one meeting until it can no longer be joined; epoch ms. */
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

/** The invitation of a pass that verifies, whether it stands or not; null for none. */
export async function guestInvitationOf(cookieHeader: string | null): Promise<string | null> {
  return (await passOf(cookieHeader))?.guestId ?? null;
}

/** A guest who may be in the call of a meeting. */
export interface CallGuest {
  /** Of this invitation: the next one has another. */
  readonly id: string;
  readonly displayName: string;
}

/**
 * The guest who sent this Cookie header, or null: no pass or a forged one, for another meeting, or the invitation was
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

/** Whom the client of a meeting invited. */
export interface InvitedGuest extends CallGuest {
  readonly relation: GuestRelation;
  /** The person has opened the link and agreed. */
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

/** The guests of these meetings by meeting, in one statement. */
export async function guestsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<Map<string, store.GuestRow>> {
  const rows = await store.findGuests(exec, meetingIds);
  return new Map(rows.map((row) => [row.meetingId, row]));
}

/** The guest's own words, else those of the client, else none after they were erased. */
export function nameOf({ name, invitedName }: store.GuestRow): string {
  return name ?? invitedName ?? 'Guest';
}

/** Path of the link for a guest. */
export function guestPath({ id }: Pick<store.GuestRow, 'id'>): string {
  return `/guest/${guestToken(id)}`;
}

export function findGuest(exec: Executor, id: string): Promise<store.GuestRow | undefined> {
  return store.findGuest(exec, id);
}

export { renewInvitation, saveInvitation } from './guests-store';

/** Ends the invitation of a meeting; returns whose it was. */
export function removeGuest(
  tx: Transaction,
  meetingId: string,
): Promise<store.GuestRow | undefined> {
  return store.deleteOfMeeting(tx, meetingId);
}

/**
 * The guest agrees under a name. Nothing is returned when the invitation is gone, or another browser accepted it: only the one
 * that did may do so `again`.
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

/** The daily job: names of guests are not stored for long. */
export function eraseGuestNames(now: number): Promise<void> {
  return store.eraseNames(database(), new Date(now - RETENTION_DAYS.guestNames * DAY_MS));
}

/** Guests of a user's meetings, on whichever side: both see them on the site. */
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

/** A client's invitations go with the account; with that of the lawyer the names. */
export async function eraseGuests(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfClient(tx, id);
  await store.eraseNamesOfUser(tx, id);
  return [];
}
