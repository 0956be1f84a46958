import 'server-only';
import { DAY_MS, HOUR_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import type { LawyerRows, NewLawyer, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import { awardsOf } from './awards';
import { biography, Texts } from './biography';
import { type Career, careerOf } from './career';
import {
  bankColumns,
  emailOf,
  handleOf,
  languagesOf,
  phoneOf,
  practiceColumns,
  practicesOf,
  priceColumns,
} from './columns';
import type { Practice } from './practice/practice';
import { PRACTICES } from './practices';
import { type Random, randomOf, uuidOf } from './random';
import { type Person, ROSTER } from './roster';
import { freeConsultations } from './roster/free-consultations';
import { demoWeek, type Week, weekOf } from './week';

export interface DemoLawyer {
  readonly rows: LawyerRows;
  readonly practices: readonly Practice[];
  readonly verifiedAt: number;
}

/** Lawyers without an open time in the next two weeks, to show that case too. */
const AWAY = new Set(['Gerardo Nolasco', 'Nenita Abordo']);

export function demoLawyers(
  now: number,
  pictures: readonly string[],
  passwordHash: string,
): DemoLawyer[] {
  const quotes = new Quotes();
  const texts = new Texts();
  const free = freeConsultations(AWAY);
  return ROSTER.map((person, index) =>
    demoLawyer({
      person,
      index,
      now,
      passwordHash,
      quotes,
      texts,
      freeConsultation: free.has(person.name),
      picture: pictures[index] ?? null,
    }),
  );
}

/** Hands out the quotes of an area in turn, so that no two lawyers share one. */
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
  freeConsultation: boolean;
  passwordHash: string;
  quotes: Quotes;
  texts: Texts;
}

function demoLawyer(making: Making): DemoLawyer {
  const { person, index, now, picture, freeConsultation, quotes, texts } = making;
  const rnd = randomOf(person.name);
  const practices = practicesOf(index, rnd);
  const [practice = PRACTICES.Civil, ...others] = practices;
  const career = careerOf(person, practice, index, rnd);
  const { noticeMinutes, bufferMinutes, evenings, saturdays, ...week } = weekFor(person, now, rnd);
  const languages = languagesOf(person, rnd);
  const joined = joinedAt(now, rnd);
  const verifiedAt = joined + rnd.between(1, 4) * DAY_MS;
  const facts = { person, career, practice, others, languages, evenings, saturdays };
  const user = accountOf(making, joined, rnd);
  const id = handleOf(person);
  const street = rnd.pick(person.place.streets);
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
    officeAddress: `${rnd.between(1, 9)}F Demo Building, ${street}, ${person.city}`,
    languages,
    barYear: career.barYear,
    rollNumber: career.rollNumber,
    ibpNumber: String(rnd.between(100_000, 499_999)),
    about: biography(facts, rnd, texts),
    quote: quotes.next(practice),
    isPublic: true,
    ibpVerifiedAt: new Date(latestCheck(person, verifiedAt, now)),
    noticeMinutes,
    bufferMinutes,
    freeConsultation,
    createdAt: new Date(joined),
  };
  const { education } = career;
  const workExperience = isDemoLawyer(person)
    ? [...career.workExperience, volunteering(person, career)]
    : career.workExperience;
  // Enough to be put in another order.
  const count = isDemoLawyer(person) ? 4 : undefined;
  const awards = awardsOf(practice, person.city, career.barYear, rnd, count);
  return {
    rows: { user, lawyer, education, workExperience, awards, ...week },
    practices,
    verifiedAt,
  };
}

/** Returns a second position for the demo account, which has a short career. */
function volunteering({ city }: Person, { barYear }: Career) {
  return {
    position: 'Volunteer lawyer',
    organisation: `Legal aid office of the IBP, ${city}`,
    startYear: barYear + 1,
    description: 'Takes cases of people who cannot pay a lawyer, two afternoons a month.',
  };
}

/** Whether this is the lawyer whose account the start script prints. */
function isDemoLawyer(person: Person): boolean {
  return person.name === demoAccount('lawyer').name;
}

function weekFor(person: Person, now: number, rnd: Random): Week {
  const today = manilaDayNumber(now);
  return isDemoLawyer(person) ? demoWeek(today) : weekOf(rnd, today, AWAY.has(person.name));
}

function joinedAt(now: number, rnd: Random): number {
  const day = manilaDayNumber(now) - rnd.between(25, 560);
  return manilaDayStart(day) + rnd.between(9, 17) * HOUR_MS;
}

/** Returns when the IBP ID was last checked: lawyers verified long ago have submitted one since. */
function latestCheck({ name }: Person, verifiedAt: number, now: number): number {
  if (now - verifiedAt < 300 * DAY_MS) return verifiedAt;
  const rnd = randomOf(`latest check of ${name}`);
  const day = manilaDayNumber(now) - rnd.between(30, 200);
  return manilaDayStart(day) + rnd.between(9, 17) * HOUR_MS;
}

function accountOf(
  { person, picture, passwordHash }: Making,
  joined: number,
  rnd: Random,
): NewUser {
  return {
    id: uuidOf(`user ${person.name}`),
    type: 'LAWYER',
    firstName: person.first,
    lastName: person.last,
    email: isDemoLawyer(person) ? demoAccount('lawyer').email : emailOf(person),
    phone: phoneOf(rnd),
    picture,
    passwordHash,
    emailVerifiedAt: new Date(joined + HOUR_MS),
    createdAt: new Date(joined),
  };
}
