import 'server-only';
import { createHash } from 'node:crypto';
import { BANKS } from '@/lib/catalogue/banks';
import { LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import { handleOf as handle, plainWords } from '@/lib/domain/accounts/handle';
import { storedAccountNumber } from '@/lib/server/lawyers/banking/banking';
import type { Career } from './career';
import type { Practice } from './practice/practice';
import { FIRST_AREAS, PRACTICES, RELATED } from './practices';
import type { Random } from './random';
import type { Person } from './roster';

/** Returns the areas of a lawyer: the next one in turn, and one or two related ones. */
export function practicesOf(index: number, rnd: Random): Practice[] {
  const first = FIRST_AREAS[index % FIRST_AREAS.length] ?? 'Civil';
  const others = rnd.sample([...new Set(RELATED[first])], rnd.pick([1, 1, 2, 2]));
  return [first, ...others].map((area) => PRACTICES[area]);
}

export function practiceColumns(practices: readonly Practice[], rnd: Random) {
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

export function priceColumns(person: Person, practice: Practice, career: Career, rnd: Random) {
  const business = ['Corporate', 'Taxation', 'Intellectual Property Law'].includes(practice.area);
  const years = 2026 - career.barYear;
  const base = 700 + years * 75 + (business ? 700 : 0) + rnd.between(-250, 1100);
  const half = Math.min(4_500, Math.max(500, Math.round((base * person.place.level) / 50) * 50));
  const factor = rnd.pick([1.6, 1.7, 1.75, 1.8, 1.9]);
  const whole = Math.min(8_000, Math.round((half * factor) / 100) * 100);
  return { price30: half * 100, price60: whole * 100 };
}

export function bankColumns(id: string, person: Person, rnd: Random) {
  const digits = Array.from({ length: 10 }, () => rnd.between(0, 9)).join('');
  return {
    bankId: rnd.pick(BANKS).id,
    bankAccountName: person.name,
    bankAccountNumber: storedAccountNumber(id, digits),
  };
}

/** Returns English, Tagalog, the languages of the region and the lawyer's own. */
export function languagesOf(person: Person, rnd: Random): string[] {
  const [first, second] = person.place.languages;
  const local = [first, second && rnd.chance(0.55) ? second : undefined];
  const all = ['English', 'Tagalog', ...local, ...person.languages];
  return [...new Set(all.filter((language) => language !== undefined))];
}

export function handleOf(person: Person): string {
  const mark = createHash('sha256').update(person.name).digest('hex').slice(0, 4);
  return handle(person.name, mark);
}

export function emailOf(person: Person): string {
  return `${plainWords(person.first)}.${plainWords(person.last)}@example.com`;
}

export function phoneOf(rnd: Random): string {
  const network = rnd.pick(['917', '918', '920', '927', '945', '956', '966', '977', '995', '998']);
  return `+63${network}${Array.from({ length: 7 }, () => rnd.between(0, 9)).join('')}`;
}
