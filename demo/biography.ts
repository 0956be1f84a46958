import 'server-only';
import type { Career } from './career';
import { familyName } from './career';
import type { Practice } from './practice/practice';
import type { Random } from './random';
import type { Person } from './roster';
import * as phrases from './texts/phrases';

/** Length of the about text (spec section 5: 250 to 500 characters). */
const MIN_LENGTH = 250;
const MAX_LENGTH = 500;

interface BiographyFacts {
  readonly person: Person;
  readonly career: Career;
  readonly practice: Practice;
  readonly others: readonly Practice[];
  readonly languages: readonly string[];
  readonly evenings: boolean;
  readonly saturdays: boolean;
}

/** Remembers the texts so far, so that no two are alike. */
export class Texts {
  private readonly known: ReadonlySet<string>[] = [];

  /** Whether the text shares at most two sentences with each earlier text; if so, it is added to them. */
  add(text: string): boolean {
    const sentences = text.split(/(?<=[.:]) /);
    const shared = (other: ReadonlySet<string>) => sentences.filter((s) => other.has(s)).length;
    if (this.known.some((other) => shared(other) > 2)) return false;
    this.known.push(new Set(sentences));
    return true;
  }
}

/** Returns a factual text of 250 to 500 characters about a lawyer, in the first or in the third person. */
export function biography(facts: BiographyFacts, rnd: Random, texts: Texts): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const text = compose(facts, rnd);
    if (text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && texts.add(text)) return text;
  }
  throw new Error(`no text of its own for ${facts.person.name}`);
}

function compose(facts: BiographyFacts, rnd: Random): string {
  const speaker = new Speaker(facts.person, rnd.chance(0.5));
  const values = valuesOf(facts, rnd);
  const target = rnd.between(300, 430);
  const [opening = '', ...rest] = templates(facts, rnd);
  let text = speaker.say(opening, values);
  for (const template of rest) {
    if (text.length >= target) break;
    const sentence = speaker.say(template, values);
    if (text.length + 1 + sentence.length <= MAX_LENGTH) text += ` ${sentence}`;
  }
  return text;
}

function templates(facts: BiographyFacts, rnd: Random): string[] {
  const { practice, career, others, evenings, saturdays } = facts;
  const kinds = [
    rnd.pick(practice.forums),
    rnd.pick(career.before ? phrases.BEFORE : phrases.STUDIES),
    rnd.pick(phrases.MANNER),
    ...(others.length > 0 && rnd.chance(0.7) ? [rnd.pick(phrases.ALSO)] : []),
    ...(evenings && rnd.chance(0.6) ? [rnd.pick(phrases.EVENINGS)] : []),
    ...(saturdays && rnd.chance(0.5) ? [rnd.pick(phrases.SATURDAYS)] : []),
    ...(rnd.chance(0.4) ? [rnd.pick(phrases.LOCAL)] : []),
    ...(career.before && rnd.chance(0.3) ? [rnd.pick(phrases.STUDIES)] : []),
  ];
  const first = rnd.sample(kinds, kinds.length);
  const more = rnd.sample([...practice.forums, ...phrases.MANNER], 6);
  return [rnd.pick(practice.openings), ...new Set([...first, ...more])];
}

function valuesOf(facts: BiographyFacts, rnd: Random): Record<string, string> {
  const { person, career, practice, others, languages } = facts;
  const local = languages.filter((language) => language !== 'English');
  return {
    topics: list(rnd.sample(practice.topics, rnd.pick([3, 3, 4]))),
    other: list(rnd.sample(rnd.pick(others.length > 0 ? others : [practice]).topics, 2)),
    city: person.city.replace(/,.*/, ''),
    street: rnd.pick(person.place.streets),
    language: local.at(local.length > 1 ? 1 : 0) ?? 'Tagalog',
    languages: list(languages),
    school: /^(University|Pamantasan|Dr\.)/.test(career.school.name)
      ? `the ${career.school.name}`
      : career.school.name,
    barYear: String(career.barYear),
    since: String(career.practiceSince),
    subject: subjectOf(career.firstDegree),
    years: career.before ? spell(career.before.years) : '',
    office: career.before?.office ?? '',
    position: career.before ? withArticle(career.before.position) : '',
  };
}

/** Fills in the speaker: "I", or "Atty. Santos" at first and "she" from then on. */
class Speaker {
  private introduced = false;

  constructor(
    private readonly person: Person,
    private readonly firstPerson: boolean,
  ) {}

  say(template: string, values: Readonly<Record<string, string>>): string {
    const text = template
      .replace(/\[([^|\]]*)\|([^\]]*)\]/g, this.firstPerson ? '$1' : '$2')
      .replace(/\{(\w+)\}/g, (_, name: string) => this.pronoun(name) ?? values[name] ?? '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  private pronoun(name: string): string | undefined {
    const place = ['S', 's', 'o', 'my'].indexOf(name);
    if (place < 0) return undefined;
    if (this.firstPerson) return ['I', 'I', 'me', 'my'][place];
    if (!this.introduced) {
      this.introduced = true;
      const title = `Atty. ${familyName(this.person.last)}`;
      return name === 'my' ? `${title}’s` : title;
    }
    return (this.person.sex === 'f' ? ['She', 'she', 'her', 'her'] : ['He', 'he', 'him', 'his'])[
      place
    ];
  }
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

function subjectOf(degree: string): string {
  const subject = degree.replace(/^Bachelor of (?:(?:Arts|Science) in )?/, '');
  return subject === 'English' ? subject : subject.toLowerCase();
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function spell(years: number): string {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  return years === 1 ? 'one year' : `${words[years - 1] ?? years} years`;
}
