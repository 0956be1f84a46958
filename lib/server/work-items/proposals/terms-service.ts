import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { sumOfParts, type WorkItemEdit } from '@/lib/contract/work-items/work-items';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { proposalEnd, remindedAtFirst } from '@/lib/domain/work-items/work-item';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { AppError } from '@/lib/server/platform/app-error';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { notifyParties } from '../records/notifications-service';
import * as records from '../records/service';
import { hashOf } from './documents-service';
import { termsOf, type Written } from './terms-serialize';
import * as store from './terms-store';

/** Returns the columns of an agreement that repeat its terms, for lists and searches. */
export function columnsOf({ title, price, platformFee, dueDate }: WorkItemTerms) {
  return { title, price, platformFee, dueDate };
}

/** Writes a version of an agreement, and the rows of its milestones and meetings. */
export async function writeTerms(
  tx: Transaction,
  workItemId: string,
  version: number,
  terms: WorkItemTerms,
  now: number,
): Promise<void> {
  const row = { workItemId, version, terms, sha256: hashOf(terms), createdAt: new Date(now) };
  await store.insertVersion(tx, row);
  await replaceMilestones(tx, workItemId, terms.milestones);
  await store.replaceMeetings(tx, workItemId, terms.meetings);
}

/**
 * Applies a lawyer's edit to the terms and offers of an own agreement that is not accepted; a proposal goes to the
 * client at once. The same again does nothing, and missing fields stay unchanged. The caller holds the lock and has
 * checked permission.
 * @throws AppError invalid_input where the price is not the sum of the milestones, bad_transition
 */
export async function editTerms(
  tx: Transaction,
  rows: records.WorkItemRows,
  edit: WorkItemEdit,
  now: number,
): Promise<void> {
  const { item } = rows;
  const parties = await store.findNames(tx, item.lawyerId, item.clientId);
  if (!parties) throw new AppError('bad_transition', 'This client has deleted their account.');
  const { platform_fee: platformFee } = await paymentSettings(tx);
  const change = (terms: WorkItemTerms) => termsOf(edited(terms, edit), parties, platformFee);
  const columns = await nextVersion(tx, item, change, now);
  const services = edit.additional_services;
  const offers = services !== undefined && (await replaceOffers(tx, item.id, services, now));
  const expiryDays = edit.expires_in_days ?? item.expiryDays;
  if (!columns && !offers && expiryDays === item.expiryDays) return;
  await saveChange(tx, rows, { ...columns, expiryDays }, now);
}

/** Merges an edit into the present terms; where only milestones change, the price is their sum. */
function edited(terms: WorkItemTerms, edit: WorkItemEdit): Written {
  const current = typedMilestones(terms);
  const milestones = edit.milestones ?? current;
  const sum = milestones.length > 0 ? sumOfParts(milestones) : undefined;
  const price = edit.price ?? (edit.milestones && sum) ?? terms.price;
  if (sum !== undefined && sum !== price) {
    const fields = { price: FIELD_COPY.milestoneSum };
    throw new AppError('invalid_input', FIELD_COPY.milestoneSum, { fields });
  }
  return {
    title: edit.title ?? terms.title,
    description: edit.description ?? terms.description,
    price,
    milestones,
    due_date: edit.due_date === undefined ? terms.dueDate : edit.due_date,
    meetings: edit.meetings ?? [...terms.meetings],
  };
}

function typedMilestones({ milestones }: WorkItemTerms) {
  return milestones.flatMap(({ name, amount, dueDate }) =>
    name === null ? [] : [{ name, amount, due_date: dueDate }],
  );
}

/** Applies a change of the terms alone in the same way as `editTerms`, such as another included meeting. */
export async function changeTerms(
  tx: Transaction,
  rows: records.WorkItemRows,
  change: (terms: WorkItemTerms) => WorkItemTerms,
  now: number,
): Promise<void> {
  const columns = await nextVersion(tx, rows.item, change, now);
  if (columns) await saveChange(tx, rows, columns, now);
}

async function nextVersion(
  tx: Transaction,
  item: records.ItemRow,
  change: (terms: WorkItemTerms) => WorkItemTerms,
  now: number,
): Promise<Partial<records.ItemRow> | null> {
  const current = await records.findVersion(tx, item.id, item.version);
  if (!current) throw new Error('an agreement is without its terms');
  const terms = change(current.terms);
  if (isSameJson(terms, current.terms)) return null;
  const version = item.version + 1;
  await writeTerms(tx, item.id, version, terms, now);
  return { version, ...columnsOf(terms) };
}

async function replaceOffers(
  tx: Transaction,
  workItemId: string,
  services: readonly store.NewService[],
  now: number,
): Promise<boolean> {
  const [offered, wanted] = [await store.listServices(tx, workItemId), services].map((all) =>
    all.map(({ name, description, price }) => ({ name, description, price })),
  );
  if (isSameJson(offered, wanted)) return false;
  await store.replaceServices(tx, workItemId, services, new Date(now));
  return true;
}

async function saveChange(
  tx: Transaction,
  { item, ...people }: records.WorkItemRows,
  columns: Partial<records.ItemRow>,
  now: number,
): Promise<void> {
  const changed = { ...item, ...columns, updatedAt: new Date(now) };
  if (item.status === 'DRAFT') {
    await records.updateItem(tx, item.id, { ...columns, updatedAt: changed.updatedAt });
    await records.publishWorkItem(tx, { item: changed, ...people });
    return;
  }
  const sent = await sendTerms(tx, changed, now);
  await records.updateItem(tx, item.id, { ...columns, ...sent });
  await notifyParties(tx, { item: { ...changed, ...sent }, ...people }, { type: 'changed' }, now);
}

/** Sends the present version to the client. Returns the columns of the agreement that follow from it. */
export async function sendTerms(
  tx: Transaction,
  { id, version, expiryDays }: Pick<records.ItemRow, 'id' | 'version' | 'expiryDays'>,
  now: number,
) {
  await store.markSent(tx, id, version, new Date(now));
  return {
    sentAt: new Date(now),
    expiresAt: new Date(proposalEnd(now, expiryDays)),
    remindedDays: remindedAtFirst(expiryDays),
  };
}

/**
 * Replaces milestones by their position in the terms. One with a payment stays, since late money must find it, and is
 * set aside where the terms have fewer.
 */
async function replaceMilestones(
  tx: Transaction,
  workItemId: string,
  milestones: WorkItemTerms['milestones'],
): Promise<void> {
  const rows = await store.listMilestones(tx, workItemId);
  const asked = rows.filter(({ position }) => position < store.SET_ASIDE);
  for (const { id, position } of asked) {
    const milestone = milestones[position];
    if (milestone) await store.updateMilestone(tx, id, milestone);
  }
  const surplus = asked.filter(({ position }) => position >= milestones.length).map(({ id }) => id);
  const paid = await paymentsOf(tx, 'milestone', surplus);
  await store.deleteMilestones(
    tx,
    surplus.filter((id) => !paid.has(id)),
  );
  await store.setMilestonesAside(tx, [...paid.keys()], rows.length);
  const added = milestones.map((row, position) => ({ ...row, position })).slice(asked.length);
  await store.insertMilestones(tx, workItemId, added);
}

export { insertItem } from './store';
export { findNames, replaceServices } from './terms-store';

function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
