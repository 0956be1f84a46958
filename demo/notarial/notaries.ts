import 'server-only';
import { CITIES, type City } from '@/lib/catalogue/cities';
import { notaryRows, UNCHECKED } from '@/lib/server/seed/notary';
import type { NotaryRows } from '@/lib/server/seed/notary-store';
import { demoAccount } from '../accounts';
import type { DemoLawyer } from '../lawyers';
import { randomOf } from '../random';
import { type Person, ROSTER } from '../roster';
import { chooseSpread } from '../roster/spread';
import {
  approvedAtOf,
  approvedCheck,
  approvedColumns,
  commissionOf,
  waitingCheck,
} from './commissions';
import { officeOf } from './offices';

const LISTED = 60;

/** Where people look most: several notaries each, one at most in other cities as long as there are others. */
const LARGE = new Set(['manila', 'quezon-city', 'makati', 'cebu-city', 'davao-city']);
const IN_LARGE = 4;

/** After those who are listed, in this order. */
const OTHERS = ['HIDDEN', 'DRAFT', 'WAITING'] as const;
type Standing = 'LISTED' | (typeof OTHERS)[number];

interface Candidate {
  readonly person: Person;
  readonly city: City;
  readonly draw: number;
}

/**
 * Sixty notaries public whom people find, one who hides the profile, one who has begun it, and one whose commission waits to be
 * checked; `tokenHash` is of the verifier's link for that one. As of the Manila day of `now` (epoch ms).
 */
export function demoNotaries(
  now: number,
  lawyers: readonly DemoLawyer[],
  tokenHash: string,
): NotaryRows[] {
  return chosen().map((candidate, index) => {
    const lawyer = lawyers.find(({ rows }) => rows.lawyer.displayName === candidate.person.name);
    if (!lawyer) throw new Error(`${candidate.person.name} is no demo lawyer`);
    const standing = OTHERS[index - LISTED] ?? 'LISTED';
    return demoNotary({ ...candidate, lawyer, index, standing, tokenHash, now });
  });
}

function chosen(): Candidate[] {
  const candidates = ROSTER.flatMap((person) => {
    const city = CITIES.find(
      ({ label, region }) => label === person.city && region === person.place.region,
    );
    const draw = randomOf(`notary ${person.name}`).next();
    return city ? [{ person, city, draw }] : [];
  });
  const demo = candidates.filter(({ person }) => isDemoLawyer(person));
  return chooseSpread(candidates, LISTED + OTHERS.length, demo, ({ city, draw }, others) => {
    const ofCity = others.filter((other) => other.city === city).length;
    const ofRegion = others.filter((other) => other.city.region === city.region).length;
    const full = LARGE.has(city.slug) ? ofCity - IN_LARGE : ofCity;
    return full * 1_000 + ofRegion + draw;
  });
}

function isDemoLawyer(person: Person): boolean {
  return person.name === demoAccount('lawyer').name;
}

interface Making extends Candidate {
  readonly lawyer: DemoLawyer;
  readonly index: number;
  readonly standing: Standing;
  readonly tokenHash: string;
  readonly now: number;
}

function demoNotary({ person, city, lawyer, index, standing, ...making }: Making): NotaryRows {
  const { now, tokenHash } = making;
  const rnd = randomOf(`notarial services of ${person.name}`);
  const lawyerId = lawyer.rows.lawyer.id;
  const { hours, services, ...office } = officeOf(city, index, rnd, isDemoLawyer(person));
  const stated = { city: city.slug, ...office, ...commissionOf(city, now, rnd) };
  const at = approvedAtOf(stated, lawyer.verifiedAt, now, rnd);
  const rows = (
    notary: Parameters<typeof notaryRows>[0]['notary'],
    check: NotaryRows['check'],
  ) => ({
    ...notaryRows({ lawyerId, hours, services, notary: { ...stated, ...notary } }, now),
    check,
    document: null,
  });
  if (standing === 'DRAFT') {
    const unstated = { commissionNumber: '', commissionTerritory: '', commissionValidUntil: null };
    return rows({ ...unstated, ...UNCHECKED }, null);
  }
  if (standing === 'WAITING') return rows(UNCHECKED, waitingCheck(lawyerId, tokenHash, now));
  const approved = approvedColumns(city, stated, at, now);
  return rows({ ...approved, isPublic: standing === 'LISTED' }, approvedCheck(lawyerId, at));
}
