import { foldText, wordsOf } from '../matching/fold';
import { sounds } from '../matching/roots';
import { spelledOut } from '../matching/text-speak';

/** Forms that the rules of danger ask for in one way only. */
const SAME: Readonly<Record<string, string>> = {
  ayoko: 'ayaw ko',
  lip: 'partner',
  jowa: 'partner',
  hubby: 'husband',
  stepdad: 'stepfather',
  stepmom: 'stepmother',
  hes: 'he is',
  shes: 'she is',
  dont: 'do not',
  don: 'do not',
  wont: 'will not',
  won: 'will not',
};

/** Returns the words of a text, text-message spelling written out. */
export function saidIn(text: string): string[] {
  const words = spelledOut(wordsOf(foldText(text)));
  return words.flatMap((word) => (SAME[word] ?? word).split(' '));
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
