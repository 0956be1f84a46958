import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { NotaryInput } from '@/lib/contract/notaries/own-notary';
import { minutesOf } from '@/lib/contract/notaries/own-notary';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { standingOf } from '@/lib/domain/lawyers/verification';
import { isCommissionOver } from '@/lib/domain/notaries/commission';
import { missingNotaryParts, type NotaryPart } from '@/lib/domain/notaries/completeness';
import type { OfficeHours } from '@/lib/domain/notaries/office-hours';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { latestCheck, restartCheck } from '@/lib/server/lawyers/verification/service';
import {
  schedulePictureCleanup,
  squarePicture,
  withStoredPicture,
} from '@/lib/server/media/pictures/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { changedFacts } from '../commission/policy';
import { notaryRow, type Owner, SUBJECT } from '../commission/service';
import { changeNotary } from '../search/listing';
import * as store from './store';

interface Office {
  readonly officeAddress: string;
  readonly phone: string;
}

interface Offer {
  readonly hours: readonly OfficeHours[];
  readonly services: readonly { name: string; price: number }[];
}

export type OwnNotaryProfile = Awaited<ReturnType<typeof ownNotary>>;

/**
 * Returns the notary profile for its lawyer, even before it was saved. Five statements, however long its lists are;
 * four where no commission was ever submitted.
 * @throws AppError not_found
 */
export async function ownNotary(lawyerId: string, now: number, exec: Executor = database()) {
  const found = await store.findOwn(exec, lawyerId);
  if (!found) throw notFound();
  const hours = await store.findHours(exec, lawyerId);
  const services = await store.findServices(exec, lawyerId);
  const check = await latestCheck(exec, lawyerId, SUBJECT);
  const { lawyer, notary, listed } = found;
  const until = notary?.approvedUntil;
  const missing = missingNotaryParts({
    picture: notary?.picture ?? lawyer.picture,
    city: notary?.city ?? '',
    officeAddress: notary?.officeAddress ?? '',
    phone: notary?.phone ?? '',
    hoursCount: hours.length,
    servicesCount: services.length,
    commissionNumber: notary?.commissionNumber ?? '',
    commissionStands: Boolean(until) && !isCommissionOver(until ?? '', now),
    ibpVerified: standingOf(lawyer.verifiedAt?.getTime() ?? null, now) !== 'NONE',
  });
  return { lawyer, notary, listed, hours, services, missing, ...check };
}

/**
 * Saves office, hours, fees and the stated commission. Approved facts stay valid; a pending check restarts when its
 * facts have changed. A repeat changes nothing.
 * @throws AppError rate_limited when the commission changes too often
 */
export async function saveNotary(owner: Owner, input: NotaryInput, now: number): Promise<void> {
  const { lawyerId, userId } = owner;
  const after = storedForm(input);
  if (changedFacts(await notaryRow(database(), lawyerId), after.commission).length > 0)
    await consumeRateLimit('checked_facts_account', userId);
  await transaction((tx) =>
    changeNotary(tx, lawyerId, async () => {
      const office = await notaryRow(tx, lawyerId);
      const offer = {
        hours: await store.findHours(tx, lawyerId),
        services: await store.findServices(tx, lawyerId),
      };
      const seen = isSeen({ office, offer }, after);
      const changed = changedFacts(office, after.commission);
      if (!seen && changed.length === 0) return false;
      await store.saveNotary(tx, lawyerId, {
        ...after.office,
        ...after.commission,
        ...(seen && { changedAt: new Date(now) }),
      });
      if (seen) {
        await store.replaceHours(tx, lawyerId, after.offer.hours);
        await store.replaceServices(tx, lawyerId, after.offer.services);
      }
      if (changed.length > 0) {
        await restartCheck(tx, lawyerId, SUBJECT, now);
        const about = { subject: userId, detail: changed.join(' '), now };
        await record(tx, 'commission_changed', { role: 'owner', userId }, about);
      }
      return seen;
    }),
  );
}

export async function setNotaryPicture(owner: Owner, file: File, now: number): Promise<string> {
  const { lawyerId, userId } = owner;
  return withStoredPicture(await squarePicture(file, 'picture'), now, async (tx, picture) => {
    await schedulePictureCleanup(tx, userId, now);
    await changeNotary(tx, lawyerId, async () => {
      await store.saveNotary(tx, lawyerId, { picture, changedAt: new Date(now) });
      return true;
    });
    return picture;
  });
}

/**
 * Shows a hidden notary profile, or hides a visible one.
 * @throws AppError bad_transition with everything that prevents showing it
 */
export async function toggleVisibility(tx: Transaction, actor: Actor, now: number): Promise<void> {
  const lawyerId = lawyerIdOf(actor);
  await changeNotary(tx, lawyerId, async () => {
    const { notary, missing } = await ownNotary(lawyerId, now, tx);
    const isPublic = !notary?.isPublic;
    if (isPublic) refuseUnfinished(missing, await accountOf(tx, actor));
    await store.setPublic(tx, lawyerId, isPublic, new Date(now));
    const about = { subject: actor.id, detail: isPublic ? 'shown' : 'hidden', now };
    const by = { role: 'owner', userId: actor.id } as const;
    await record(tx, 'notary_visibility_changed', by, about);
    return true;
  });
}

function refuseUnfinished(
  missing: readonly NotaryPart[],
  { deletionDueAt }: { deletionDueAt: Date | null },
): void {
  const fields = {
    ...Object.fromEntries(missing.map((part) => [part, COPY.validation.required])),
    ...(deletionDueAt !== null && { account: FIELD_COPY.deletionPlanned }),
  };
  if (Object.keys(fields).length > 0)
    throw new AppError('bad_transition', COPY.lawyerProfile.visibility, { fields });
}

function storedForm(input: NotaryInput) {
  return {
    office: { officeAddress: input.office_address, phone: input.phone },
    commission: {
      city: input.city,
      commissionNumber: input.commission_number,
      commissionTerritory: input.commission_territory,
      commissionValidUntil: input.commission_valid_until,
    },
    offer: {
      hours: input.office_hours
        .map(minutesOf)
        .toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute),
      services: input.services,
    },
  };
}

function isSeen(
  before: { office: Office | undefined; offer: Offer },
  after: { office: Office; offer: Offer },
): boolean {
  const { officeAddress, phone } = before.office ?? { officeAddress: '', phone: '' };
  return !isDeepStrictEqual(
    { office: { officeAddress, phone }, offer: before.offer },
    { office: after.office, offer: after.offer },
  );
}
