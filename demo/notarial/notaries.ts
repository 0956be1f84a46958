import 'server-only';
import { CITIES, type City } from '@/lib/catalogue/cities';
import { notaryRows, UNCHECKED } from '@/lib/server/seed/notary';
import type { NotaryRows } from '@/lib/server/seed/notary-store';
import { demoAccount } from '../accounts';
import type { DemoLawyer } from '../lawyers';
import { type Random, randomOf } from '../random';
import { type Person, ROSTER } from '../roster';
import { chooseSpread } from '../roster/spread';
import {
  approvedAtOf,
  approvedCheck,
  approvedColumns,
  commissionOf,
  waitingCheck,
} from './commissions';

const LISTED = 60;

/** Large cities, with several notaries each; other cities get one at most while there are cities left. */
const LARGE = new Set(['manila', 'quezon-city', 'makati', 'cebu-city', 'davao-city']);

const IN_LARGE = 4;

/** States of the notaries after the listed ones, in this order. */
const OTHERS = ['HIDDEN', 'DRAFT', 'WAITING'] as const;

type Status = 'LISTED' | (typeof OTHERS)[number];

interface Candidate {
  readonly person: Person;
  readonly city: City;
  readonly draw: number;
}

/**
 * Returns sixty listed notaries public, one hidden, one draft and one whose commission is waiting for review;
 * `tokenHash` is the hash of the token in the verifier's link for that one. As of the Manila day of `now` (epoch ms).
 */
export function demoNotaries(
  now: number,
  lawyers: readonly DemoLawyer[],
  tokenHash: string,
): NotaryRows[] {
  return chosen().map((candidate, index) => {
    const lawyer = lawyers.find(({ rows }) => rows.lawyer.displayName === candidate.person.name);
    if (!lawyer) throw new Error(`${candidate.person.name} is no demo lawyer`);
    const status = OTHERS[index - LISTED] ?? 'LISTED';
    return demoNotary({ ...candidate, lawyer, index, status, tokenHash, now });
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
  readonly status: Status;
  readonly tokenHash: string;
  readonly now: number;
}

function demoNotary({ person, city, lawyer, index, status, ...making }: Making): NotaryRows {
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
  if (status === 'DRAFT') {
    const unstated = { commissionNumber: '', commissionTerritory: '', commissionValidUntil: null };
    return rows({ ...unstated, ...UNCHECKED }, null);
  }
  if (status === 'WAITING') return rows(UNCHECKED, waitingCheck(lawyerId, tokenHash, now));
  const approved = approvedColumns(city, stated, at, now);
  return rows({ ...approved, isPublic: status === 'LISTED' }, approvedCheck(lawyerId, at));
}

type Spell = readonly [days: readonly number[], from: number, to: number];

const WEEKDAYS = [1, 2, 3, 4, 5];

const SATURDAY = [6];

const WEEKS: readonly (readonly Spell[])[] = [
  [
    [WEEKDAYS, 8, 12],
    [WEEKDAYS, 13, 17],
  ],
  [[WEEKDAYS, 9, 17]],
  [
    [WEEKDAYS, 8, 17],
    [SATURDAY, 8, 12],
  ],
  [[[...WEEKDAYS, 6], 9, 18]],
  [
    [[1, 2, 3, 4], 9, 17],
    [[5], 9, 20],
  ],
  [[[2, 3, 4, 5, 6], 10, 19]],
  [
    [WEEKDAYS, 9, 12],
    [WEEKDAYS, 13.5, 16.5],
  ],
  [
    [[1, 3, 5], 13, 20.5],
    [SATURDAY, 9, 15],
  ],
];

const DEMO_WEEK: readonly Spell[] = [
  [WEEKDAYS, 9, 12],
  [WEEKDAYS, 13, 18],
  [SATURDAY, 9, 12],
];

const SERVICES: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Affidavit (jurat)', 100, 300],
  ['Acknowledgment of a deed', 300, 800],
  ['Affidavit of loss', 100, 300],
  ['Special power of attorney', 200, 500],
  ['Deed of sale of a motor vehicle', 200, 600],
  ['Deed of absolute sale of land', 500, 1_500],
  ['Deed of donation', 500, 1_500],
  ['Contract of lease', 300, 800],
  ['Certified copy of a document', 100, 200],
  ['Oath of office', 100, 200],
  ['Signature witnessing', 150, 400],
];

const DEMO_SERVICES = [
  'Affidavit (jurat)',
  'Acknowledgment of a deed',
  'Affidavit of loss',
  'Special power of attorney',
  'Deed of absolute sale of land',
  'Certified copy of a document',
];

const STREETS = [
  'Rizal Avenue',
  'Bonifacio Street',
  'Mabini Street',
  'Luna Street',
  'Burgos Street',
  'M. H. del Pilar Street',
];

const NETWORKS = ['917', '918', '920', '927', '945', '956', '966', '977', '995', '998'];

/** Returns hours, fees, address and telephone of an office; the telephone numbers are unassigned. */
function officeOf(city: City, index: number, rnd: Random, isDemo: boolean) {
  const week = isDemo ? DEMO_WEEK : rnd.pick(WEEKS);
  const usual = SERVICES.slice(0, 2);
  const names = isDemo
    ? DEMO_SERVICES
    : [...usual, ...rnd.sample(SERVICES.slice(2), rnd.between(1, 4))].map(([name]) => name);
  const line = String(200 + index).padStart(4, '0');
  return {
    officeAddress: `${rnd.between(1, 9)}F Demo Building, ${rnd.pick(STREETS)}`,
    phone:
      city.province === 'Metro Manila' ? `+6328555${line}` : `+63${rnd.pick(NETWORKS)}555${line}`,
    hours: week.flatMap(hoursOf),
    services: SERVICES.filter(([name]) => names.includes(name)).map(([name, from, to]) => ({
      name,
      price: 5_000 * rnd.between(from / 50, to / 50),
    })),
  };
}

function hoursOf([days, from, to]: Spell) {
  return days.map((day) => ({ day, startMinute: from * 60, endMinute: to * 60 }));
}
