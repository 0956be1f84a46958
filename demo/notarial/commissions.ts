import 'server-only';
import type { City } from '@/lib/catalogue/cities';
import { VERIFIER_LINK_HOURS } from '@/lib/domain/lawyers/verification';
import { commissionDaysLeft, commissionEnds, dueWarning } from '@/lib/domain/notaries/commission';
import {
  DAY_MS,
  HOUR_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaYear,
  parseDayKey,
} from '@/lib/domain/platform/time';
import type { NewCheck } from '@/lib/server/seed/notary-store';
import { type Random, uuidOf } from '../random';

export interface Commission {
  readonly commissionNumber: string;
  readonly commissionTerritory: string;
  readonly commissionValidUntil: string;
}

/** Days before and after New Year in which all commissions are of the same year: none is about to end, or new. */
const DAYS_LEFT = 30;
const DAYS_SINCE = 20;

export function commissionOf(city: City, now: number, rnd: Random): Commission {
  const [thisYear, nextYear] = commissionEnds(now);
  const number = rnd.between(11, 489);
  const wantsThisYear = rnd.chance(0.35);
  const isLate = commissionDaysLeft(thisYear, now) < DAYS_LEFT;
  const isEarly = manilaDayNumber(now) - firstDayOf(manilaYear(now)) < DAYS_SINCE;
  const until = isEarly || (wantsThisYear && !isLate) ? thisYear : nextYear;
  const year = Number(until.slice(0, 4));
  const letters = city.province === 'Metro Manila' ? 'M' : 'NP';
  return {
    commissionNumber: `${letters}-${number} (${year - 1}-${year})`,
    commissionTerritory: city.label.endsWith(' City') ? city.label : `City of ${city.label}`,
    commissionValidUntil: until,
  };
}

/** Returns an instant some days or months ago, within the commission and after the lawyer's IDs were checked. */
export function approvedAtOf(
  { commissionValidUntil }: Commission,
  verifiedAt: number,
  now: number,
  rnd: Random,
): number {
  const today = manilaDayNumber(now);
  const begins = firstDayOf(Number(commissionValidUntil.slice(0, 4)) - 1);
  const earliest = Math.max(begins + 8, manilaDayNumber(verifiedAt) + 2);
  const day = Math.min(today - 1, Math.max(earliest, today - rnd.between(3, 200)));
  return manilaDayStart(day) + rnd.between(9, 17) * HOUR_MS;
}

export function approvedColumns(city: City, commission: Commission, at: number, now: number) {
  return {
    approvedCity: city.slug,
    approvedNumber: commission.commissionNumber,
    approvedTerritory: commission.commissionTerritory,
    approvedUntil: commission.commissionValidUntil,
    approvedAt: new Date(at),
    changedAt: new Date(at),
    // As if the reminders of these days had been sent: a fresh database has no mails to make up for.
    warned: dueWarning(commission.commissionValidUntil, null, now),
  };
}

/**
 * Returns the check that approved a commission; its document is already deleted, which happens some time after the
 * decision.
 */
export function approvedCheck(lawyerId: string, at: number): NewCheck {
  const submittedAt = at - DAY_MS;
  return {
    id: checkId(lawyerId),
    lawyerId,
    subject: 'commission',
    status: 'APPROVED',
    ...linkTimes(submittedAt),
    decidedAt: new Date(at),
  };
}

/**
 * Returns a check that has been waiting since yesterday; `tokenHash` is the hash of the token in the verifier's link.
 */
export function waitingCheck(lawyerId: string, tokenHash: string, now: number): NewCheck {
  const submittedAt = manilaDayStart(manilaDayNumber(now) - 1) + 15 * HOUR_MS;
  return {
    id: checkId(lawyerId),
    lawyerId,
    subject: 'commission',
    status: 'PENDING',
    tokenHash,
    ...linkTimes(submittedAt),
  };
}

function checkId(lawyerId: string): string {
  return uuidOf(`check of the commission of ${lawyerId}`);
}

function linkTimes(submittedAt: number) {
  return {
    submittedAt: new Date(submittedAt),
    tokenExpiresAt: new Date(submittedAt + VERIFIER_LINK_HOURS * HOUR_MS),
  };
}

/** Returns the day number of January 1. */
function firstDayOf(year: number): number {
  const day = parseDayKey(`${year}-01-01`);
  if (day === null) throw new RangeError(`not a year: ${year}`);
  return day;
}
