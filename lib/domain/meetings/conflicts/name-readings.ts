import { SHORT_NAMES } from '@/lib/domain/accounts/short-names';

export interface Folded {
  readonly words: readonly Word[];
  readonly key: string;
  readonly suffix: string;
  readonly company: boolean;
  readonly isDoubtful: boolean;
}

export interface Word {
  readonly text: string;
  /** Without the particle that is joined to it. */
  readonly bare: string;
  readonly letters: number;
  /** Position, with a gap where another name may begin. */
  readonly at: number;
  /** It is in the position of a family name. */
  readonly isFamily: boolean;
}

interface Token {
  readonly text: string;
  readonly hasDot: boolean;
  readonly hasComma: boolean;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const TITLES = list(
  'atty attorney mr mrs ms miss dr dra engr arch hon judge prof rev fr sir madam mx the an of my our his her their against versus vs husband wife spouse partner employer boss landlord landlady tenant neighbor neighbour brother sister father mother cousin uncle aunt son daughter ex former named called company',
);
const SUFFIXES = list('jr sr ii iii iv');
const FORMS = list('inc incorporated corp corporation co ltd limited opc llc llp lp phils');
/** Words that describe what a company does and do not identify it. */
export const TRADES = list(
  'trading services service enterprises enterprise construction logistics realty development holdings group international philippines industries manufacturing marketing solutions foods store bank insurance security agency sons builders properties management consultancy consulting express global',
);
/**
 * Words of the lists above that are family names, too: Chinese (Co, Ma, The, Hon), Korean (An, Son), Vietnamese (My),
 * Hmong (Her), English (Boss, Judge). In the position of a family name, the name is read with and without the word.
 */
const FAMILY_TOO = list('co ma the hon an son my her boss judge');
/** Particles that are family names, too: Vietnamese, Chinese, Burmese. */
const PARTICLES_TOO = list('van di da san');
const PARTICLES = list('de del dela delos delas la las los san santa santo da dos di von van');
const GLUED = /^(?:dela|delos|delas)(?=\p{L}{4})/u;
/** Given names so common that alone they do not identify anyone. */
export const GIVEN = list(
  'maria mary jose joseph juan john ana anna anne angel angelica antonio carlo carlos carmen christian cristina christine daniel david eduardo elena fernando francis francisco gloria grace jennifer jerome joy joyce jun karen kim liza luis lucia lourdes luz manuel marie mario mark martin michael michelle miguel nicole paul pedro peter ramon ricardo roberto robert rosa rosario rose ruth teresa theresa teresita',
);
const NEXT_NAME = /[;/()\n]|&|\+|\s(?:and|at|or|vs\.?|versus)(?=\s)/u;
const NAME_GAP = 3;

/**
 * Returns the possible readings of a name: one for most; where a title, a company form or a particle may be a family
 * name, one with it as a name and one without. The second is left out where only given names would remain.
 */
export function readings(name: string): readonly Folded[] {
  const parts = plain(name).split(NEXT_NAME).map(tokensOf);
  const asName = fold(parts, true);
  const asWord = fold(parts, false);
  if (asName.key === asWord.key) return [asWord];
  const saysNothing = asWord.isDoubtful && asWord.words.every(({ text }) => GIVEN.has(text));
  return saysNothing ? [asName] : [asName, asWord];
}

function tokensOf(part: string): Token[] {
  return [...part.matchAll(/([\p{L}\p{N}]+)(\.?)\s*(,?)/gu)].map(([, text = '', dot, comma]) => ({
    text,
    hasDot: dot !== '',
    hasComma: comma !== '',
  }));
}

/** @param asName whether words that may be family names are treated as such */
function fold(parts: readonly Token[][], asName: boolean): Folded {
  const typed = parts.flat().map(({ text }) => text);
  const company =
    typed.some((word) => isOfCompany(word) && !FAMILY_TOO.has(word)) ||
    parts.some((part, index) => isBehindOthers(part, index));
  const isFamilyName = parts.map((part, index) => familyNames(part, index));
  const isName = (index: number, token: Token) =>
    asName && isFamilyName[index]?.has(token) === true;
  const kept = parts.map((part, index) =>
    part.filter((token) => isName(index, token) || isOfTheName(token.text)),
  );
  let at = 0;
  const words = kept.flatMap((part, index) => {
    at += NAME_GAP;
    const names = glued(part, (token) => isName(index, token));
    return withoutInitials(names).map((token) => wordOf(token, at++));
  });
  const key = words
    .map(({ text }) => text)
    .sort()
    .join(' ');
  const left = isFamilyName.some((names) => [...names].some(({ text }) => FAMILY_TOO.has(text)));
  const suffix = typed.filter((word) => SUFFIXES.has(word)).join(' ');
  const isDoubtful = !asName && left && !company;
  return { words, key, suffix, company: company || isDoubtful, isDoubtful };
}

const isOfCompany = (word: string) => FORMS.has(word) || TRADES.has(word);

function isBehindOthers(part: readonly Token[], index: number): boolean {
  return index > 0 && part.length === 1 && part[0]?.text === 'co';
}

function familyNames(part: readonly Token[], index: number): ReadonlySet<Token> {
  const names = part.filter(({ text }) => !SUFFIXES.has(text));
  return new Set(
    names.filter((token, place) => {
      const { text, hasDot, hasComma } = token;
      if (text === 'co') return !isBehindOthers(part, index);
      const before = names[place - 1];
      const isLast = place > 0 && place === names.length - 1;
      const isInFront = place === 0 && hasComma && names.length > 1;
      if (PARTICLES_TOO.has(text)) return isLast || (place === 0 && names.length > 1);
      if (text.length === 1) return isLast && !hasDot;
      if (!FAMILY_TOO.has(text) || (text === 'ma' && hasDot)) return false;
      return isInFront || (isLast && before !== undefined && !TITLES.has(before.text));
    }),
  );
}

function wordOf({ text, isFamily }: Name, at: number): Word {
  let letters = 0;
  for (const letter of text) letters |= 1 << (letter.charCodeAt(0) & 31);
  return { text, bare: text.replace(GLUED, ''), letters, at, isFamily };
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/gu, '')
    .replace(/\b(\p{L})\.(?=\p{L}\.)/gu, '$1');
}

function isOfTheName(word: string): boolean {
  return !TITLES.has(word) && !FORMS.has(word) && !SUFFIXES.has(word);
}

interface Name {
  readonly text: string;
  readonly isFamily: boolean;
  readonly isWhole: boolean;
}

/** Returns full words, joined to their particles; the family name is the last, or the one before a comma. */
function glued(tokens: readonly Token[], isName: (token: Token) => boolean): Name[] {
  const found: Name[] = [];
  let before = '';
  tokens.forEach((token, place) => {
    const isWhole = isName(token);
    const word = (isWhole ? undefined : SHORT_NAMES.get(token.text)) ?? token.text;
    const text = before + word;
    const isLast = place === tokens.length - 1;
    if (PARTICLES.has(word) && !isWhole && !isLast && !token.hasComma) {
      before = text;
      return;
    }
    found.push({ text, isFamily: token.hasComma || isLast, isWhole });
    before = '';
  });
  const inFront = found.findIndex(({ isFamily }) => isFamily);
  return found.map((name, place) => ({ ...name, isFamily: place === inFront }));
}

function withoutInitials(names: readonly Name[]): readonly Name[] {
  const long = names.filter(({ text, isWhole }) => isWhole || text.length > 1);
  return long.length > 1 ? long : names;
}
