import 'server-only';
import type { LawyerRows } from '@/lib/server/seed/store';
import type { Practice } from './practice/practice';
import type { Random } from './random';
import type { Person } from './roster';
import { FIRST_DEGREES, SCHOOLS, type School } from './texts/schools';

export interface Career {
  readonly barYear: number;
  readonly rollNumber: string;
  readonly school: School;
  readonly firstDegree: string;
  readonly education: LawyerRows['education'];
  readonly workExperience: LawyerRows['workExperience'];
  /** Earlier position, if any. */
  readonly before: { readonly office: string; readonly position: string; years: number } | null;
  readonly practiceSince: number;
}

/** Highest roll number given out by the end of a year, roughly. */
const ROLL: readonly (readonly [year: number, number: number])[] = [
  [1985, 33_000],
  [1995, 40_500],
  [2005, 50_800],
  [2015, 64_300],
  [2020, 74_200],
  [2022, 82_500],
  [2023, 89_300],
  [2026, 96_000],
];

const FIRM_PARTNERS = [
  'Almario',
  'Bello',
  'Castañeda',
  'Dacanay',
  'Espiritu',
  'Florendo',
  'Gallardo',
  'Hidalgo',
  'Inocencio',
  'Jacinto',
  'Lualhati',
  'Monteclaro',
  'Natividad',
  'Ordoñez',
  'Quintos',
  'Rivadelo',
  'Salonga',
  'Tecson',
  'Umali',
  'Vergara',
] as const;

export function careerOf(person: Person, practice: Practice, index: number, rnd: Random): Career {
  const graduation = 2024 - Math.floor(rnd.next() ** 1.4 * 37);
  const barYear = admissionYear(graduation);
  const school = schoolFor(person, rnd);
  const firstDegree = rnd.pick(FIRST_DEGREES);
  const work = workOf(person, practice, barYear, rnd);
  return {
    barYear,
    rollNumber: String(rollNumber(barYear, index)),
    school,
    firstDegree,
    education: [
      lawDegree(school, graduation, rnd),
      earlierDegree(person, firstDegree, graduation - 4, rnd),
    ],
    ...work,
  };
}

/**
 * Returns the year of the bar results, the year after graduation; the examinations of 2020 and 2021 were held
 * together.
 */
function admissionYear(graduation: number): number {
  if (graduation === 2020) return 2022;
  if (graduation === 2023) return 2023;
  return graduation + 1;
}

function rollNumber(year: number, index: number): number {
  const at = Math.max(
    1,
    ROLL.findIndex(([known]) => known >= year),
  );
  const [fromYear, from] = ROLL[at - 1] ?? [1985, 33_000];
  const [toYear, to] = ROLL[at] ?? [2026, 96_000];
  const yearly = (to - from) / (toYear - fromYear);
  return Math.round(from + (year - fromYear) * yearly - ((index * 7) % 800));
}

function schoolFor(person: Person, rnd: Random): School {
  const school = SCHOOLS[rnd.pick(person.place.schools)];
  if (!school) throw new Error(`unknown school near ${person.city}`);
  return school;
}

function lawDegree(school: School, end: number, rnd: Random) {
  return {
    school: school.name,
    degree: end >= school.jurisDoctorSince ? 'Juris Doctor' : 'Bachelor of Laws',
    startYear: end - 4,
    endYear: end,
    honours: rnd.chance(0.3) ? rnd.pick(school.honours) : null,
  };
}

function earlierDegree(person: Person, degree: string, latest: number, rnd: Random) {
  const endYear = latest - rnd.pick([0, 0, 0, 1, 2, 4]);
  return {
    school: schoolFor(person, rnd).name,
    degree,
    startYear: endYear - (degree.includes('Engineering') ? 5 : 4),
    endYear,
    honours: rnd.chance(0.2) ? 'Cum laude' : null,
  };
}

function workOf(person: Person, practice: Practice, barYear: number, rnd: Random) {
  const years = 2026 - barYear;
  if (years <= 4) {
    const current = { position: 'Associate', organisation: firmName(rnd), startYear: barYear };
    return { workExperience: [current], before: null, practiceSince: barYear };
  }
  const span = rnd.between(2, Math.min(9, years - 2));
  const practiceSince = barYear + span;
  const first = rnd.chance(0.62) ? publicOffice(person, practice, rnd) : associate(rnd);
  const workExperience: LawyerRows['workExperience'][number][] = [
    { ...ownPractice(person, rnd), startYear: practiceSince },
    { ...first.entry, startYear: barYear, endYear: practiceSince },
  ];
  if (years > 9 && rnd.chance(0.35)) {
    const since = practiceSince + rnd.between(1, years - span - 1);
    workExperience.push({
      position: 'Lecturer in law',
      organisation: schoolFor(person, rnd).name,
      startYear: since,
      description: 'Evening classes for second- and third-year students.',
    });
  }
  return {
    workExperience,
    before: { office: first.office, position: first.entry.position.toLowerCase(), years: span },
    practiceSince,
  };
}

function publicOffice(person: Person, practice: Practice, rnd: Random) {
  const [position, office] = rnd.pick(practice.offices);
  const organisation = office.includes(',') ? office : `${office}, ${person.city}`;
  return { office: `the ${office}`, entry: { position, organisation } };
}

function associate(rnd: Random) {
  const position = rnd.pick(['Associate', 'Associate', 'Senior associate']);
  return { office: 'a law firm', entry: { position, organisation: firmName(rnd) } };
}

function ownPractice(person: Person, rnd: Random) {
  const family = familyName(person.last);
  return rnd.pick([
    { position: 'Attorney', organisation: `Law Office of ${person.name}` },
    { position: 'Founding partner', organisation: `${family} & ${rnd.pick(FIRM_PARTNERS)} Law` },
    { position: 'Partner', organisation: `${rnd.pick(FIRM_PARTNERS)} ${family} Law Offices` },
    { position: 'Attorney', organisation: `${family} Legal and Notarial Services` },
    { position: 'Senior partner', organisation: `${family} Law Firm` },
  ]);
}

function firmName(rnd: Random): string {
  return `${rnd.sample(FIRM_PARTNERS, 2).join(' ')} Law Offices`;
}

export function familyName(last: string): string {
  return last.replace(/ (Jr\.|Sr\.|II|III|IV)$/, '');
}
