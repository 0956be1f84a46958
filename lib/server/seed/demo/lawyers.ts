import 'server-only';
import { createHash } from 'node:crypto';
import { BANKS } from '@/lib/catalogue/banks';
import { LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems';
import { DAY_MS, HOUR_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/time';
import { storedAccountNumber } from '../lawyer';
import type { LawyerRows, NewLawyer } from '../store';
import { demoAccount } from './accounts';
import { awardsOf } from './awards';
import { biography } from './biography';
import { type Career, careerOf } from './career';
import type { Practice } from './practice/practice';
import { FIRST_AREAS, PRACTICES, RELATED } from './practices';
import { type Random, randomOf, uuidOf } from './random';
import { type Person, ROSTER } from './roster';
import { demoWeek, weekOf } from './week';

export interface DemoLawyer {
  readonly rows: LawyerRows;
  readonly practices: readonly Practice[];
  readonly verifiedAt: number;
}

/** Lawyers without an open time in the next two weeks, so that this can be seen as well. */
const AWAY = new Set(['Gerardo Nolasco', 'Nenita Abordo']);

/** The 160 demo lawyers as they are on the Manila day of `now`; `pictures` in the order of the roster. */
export function demoLawyers(
  now: number,
  pictures: readonly string[],
  passwordHash: string,
): DemoLawyer[] {
  const quotes = new Quotes();
  return ROSTER.map((person, index) =>
    demoLawyer({ person, index, now, picture: pictures[index] ?? null, passwordHash, quotes }),
  );
}

/** Hands out the quotes of an area one after the other, so that no two lawyers have the same. */
class Quotes {
  private readonly left = new Map<Practice, string[]>();

  next(practice: Practice): string {
    const quotes = this.left.get(practice) ?? [...practice.quotes];
    this.left.set(practice, quotes);
    const quote = quotes.shift();
    if (!quote) throw new Error(`more lawyers than quotes: ${practice.area}`);
    return quote;
  }
}

interface Making {
  person: Person;
  index: number;
  now: number;
  picture: string | null;
  passwordHash: string;
  quotes: Quotes;
}

function demoLawyer({ person, index, now, picture, passwordHash, quotes }: Making): DemoLawyer {
  const rnd = randomOf(person.name);
  const practices = practicesOf(index, rnd);
  const [practice = PRACTICES.Civil, ...others] = practices;
  const career = careerOf(person, practice, index, rnd);
  const today = manilaDayNumber(now);
  const account = demoAccount('lawyer');
  const printed = person.name === account.name;
  const week = printed ? demoWeek(today) : weekOf(rnd, today, AWAY.has(person.name));
  const languages = languagesOf(person, rnd);
  const joined = manilaDayStart(today - rnd.between(25, 560)) + rnd.between(9, 17) * HOUR_MS;
  const verifiedAt = joined + rnd.between(1, 4) * DAY_MS;
  const id = handleOf(person);
  const user: LawyerRows['user'] = {
    id: uuidOf(`user ${person.name}`),
    type: 'LAWYER',
    firstName: person.first,
    lastName: person.last,
    email: printed ? account.email : emailOf(person),
    phone: phoneOf(rnd),
    picture,
    passwordHash,
    emailVerifiedAt: new Date(joined + HOUR_MS),
    createdAt: new Date(joined),
  };
  const lawyer: NewLawyer = {
    ...practiceColumns(practices, rnd),
    ...priceColumns(person, practice, career, rnd),
    ...bankColumns(id, person, rnd),
    id,
    userId: user.id,
    displayName: person.name,
    picture,
    phone: user.phone ?? '',
    region: person.place.region,
    city: person.city,
    officeAddress: `${rnd.between(1, 9)}F Demo Building, ${rnd.pick(person.place.streets)}, ${person.city}`,
    languages,
    barYear: career.barYear,
    rollNumber: career.rollNumber,
    ibpNumber: String(rnd.between(100_000, 499_999)),
    about: biography({ person, career, practice, others, languages, ...week }, rnd),
    quote: quotes.next(practice),
    isPublic: true,
    ibpVerifiedAt: new Date(verifiedAt),
    noticeMinutes: week.noticeMinutes,
    freeConsultation: printed || rnd.chance(0.2),
    createdAt: new Date(joined),
  };
  const { education, workExperience } = career;
  const awards = awardsOf(practice, person.city, career.barYear, rnd);
  const { hours, exceptions, blockers } = week;
  return {
    rows: { user, lawyer, education, workExperience, awards, hours, exceptions, blockers },
    practices,
    verifiedAt,
  };
}

function practicesOf(index: number, rnd: Random): Practice[] {
  const first = FIRST_AREAS[index % FIRST_AREAS.length] ?? 'Civil';
  const others = rnd.sample([...new Set(RELATED[first])], rnd.pick([1, 1, 2, 2]));
  return [first, ...others].map((area) => PRACTICES[area]);
}

function practiceColumns(practices: readonly Practice[], rnd: Random) {
  const areas = practices.map((practice) => practice.area);
  const problems = LEGAL_PROBLEMS.filter((problem) => areas.includes(problem.value[0]));
  return {
    areas,
    specializations: practices.flatMap((practice, at) =>
      rnd.sample(practice.specializations, at === 0 ? 3 : 1),
    ),
    legalProblems: rnd
      .sample(problems, rnd.between(5, 11))
      .map((problem) => problem._id)
      .toSorted((a, b) => a - b),
  };
}

/** Fees grow with the years and the place; ₱500 to ₱8,000 in steps of ₱50 and ₱100. */
function priceColumns(person: Person, practice: Practice, career: Career, rnd: Random) {
  const business = ['Corporate', 'Taxation', 'Intellectual Property Law'].includes(practice.area);
  const years = 2026 - career.barYear;
  const base = 700 + years * 75 + (business ? 700 : 0) + rnd.between(-250, 1100);
  const half = Math.min(4_500, Math.max(500, Math.round((base * person.place.level) / 50) * 50));
  const factor = rnd.pick([1.6, 1.7, 1.75, 1.8, 1.9]);
  const whole = Math.min(8_000, Math.round((half * factor) / 100) * 100);
  return { price30: half * 100, price60: whole * 100 };
}

function bankColumns(id: string, person: Person, rnd: Random) {
  const digits = Array.from({ length: 10 }, () => rnd.between(0, 9)).join('');
  return {
    bankId: rnd.pick(BANKS).id,
    bankAccountName: person.name,
    bankAccountNumber: storedAccountNumber(id, digits),
  };
}

function languagesOf(person: Person, rnd: Random): string[] {
  const [first, second] = person.place.languages;
  const local = [first, second && rnd.chance(0.55) ? second : undefined];
  const all = ['English', 'Tagalog', ...local, ...person.languages];
  return [...new Set(all.filter((language) => language !== undefined))];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function handleOf(person: Person): string {
  const mark = createHash('sha256').update(person.name).digest('hex').slice(0, 4);
  return `${plain(person.name)}-${mark}`;
}

function emailOf(person: Person): string {
  return `${plain(person.first)}.${plain(person.last)}@example.com`;
}

/** A Philippine mobile number as the contract stores it. */
export function phoneOf(rnd: Random): string {
  const network = rnd.pick(['917', '918', '920', '927', '945', '956', '966', '977', '995', '998']);
  return `+63${network}${Array.from({ length: 7 }, () => rnd.between(0, 9)).join('')}`;
}
