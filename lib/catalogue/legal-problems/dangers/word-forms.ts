import { foldText, wordsOf } from '../matching/fold';
import { sounds } from '../matching/roots';

/** Short spellings of text messages, of words that the rules of danger ask for. */
const SHORT: Readonly<Record<string, string>> = {
  aq: 'ako',
  aqo: 'ako',
  aco: 'ako',
  q: 'ko',
  d: 'di',
  dko: 'di ko',
  dq: 'di ko',
  dna: 'di na',
  ayoko: 'ayaw ko',
  ayoq: 'ayaw ko',
  xa: 'siya',
  sya: 'siya',
  nya: 'niya',
  nia: 'niya',
  nmn: 'naman',
  nlng: 'na lang',
  nalang: 'na lang',
  lng: 'lang',
  lip: 'partner',
  jowa: 'partner',
  hubby: 'husband',
  stepdad: 'stepfather',
  stepmom: 'stepmother',
  u: 'you',
  hes: 'he is',
  shes: 'she is',
  dont: 'do not',
  don: 'do not',
  wont: 'will not',
  won: 'will not',
  cant: 'can not',
};

/** Returns the words of a text, text-message spelling written out. */
export function spelledOut(text: string): string[] {
  return wordsOf(foldText(text)).flatMap((word) => (SHORT[word] ?? word).split(' '));
}

const ENDINGS = ['', 'an', 'en', 'han', 'hen', 'hon', 'on'];

/** Consonants of a word, by which `bnubugbog` and `binubugbog` are one. */
const skeleton = (word: string) => word.replace(/(?!^)[aeo]/g, '').replace(/^c(?=[nsh])/, 's');

const MIN_SKELETON = 5;

/** Whether vowels were left out, as on a phone: one letter of three is a vowel, or fewer. */
const isShortened = (word: string) => word.replace(/[^aeiou]/g, '').length * 3 <= word.length;

/**
 * Returns a test whether a word is a form of one of these roots that says that somebody does it to another: sinuntok,
 * sinusuntok, susuntukin, gisumbag, ginasumbag, pinagsasampal; not what befalls one (nasuntok).
 *
 * @param alone whether the bare root says so, too
 */
export function formOf(roots: string, alone = false): (word: string) => boolean {
  const all = roots.split(' ').map(sounds);
  const forms = new Set([...all.flatMap(formsOf).map(sounds), ...(alone ? all : [])]);
  const skeletons = new Set([...forms].map(skeleton).filter((s) => s.length >= MIN_SKELETON));
  return (word) => {
    const sound = sounds(word);
    return forms.has(sound) || (isShortened(word) && skeletons.has(skeleton(sound)));
  };
}

function formsOf(root: string): string[] {
  const [first = ''] = root;
  const [consonant, rest] = /[aeo]/.test(first) ? ['', root] : [first, root.slice(1)];
  const twice = `${consonant}${rest[0] ?? ''}`;
  const stems = [
    `${consonant}en${rest}`,
    `${consonant}en${rest[0] ?? ''}${root}`,
    `${twice}${root}`,
    `penag${root}`,
    `penag${twice}${root}`,
    `penagpa${root}`,
    `ge${root}`,
    `gena${root}`,
    `gepang${root}`,
    `gepa${root}`,
  ];
  return stems.flatMap((stem) => ENDINGS.map((ending) => `${stem}${ending}`));
}
