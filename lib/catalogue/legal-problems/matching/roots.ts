const MIN_LENGTH = 3;

const ENGLISH_ENDINGS =
  /(?:ifications?|izations?|ations?|ating|ators?|ated|ate|itions?|ions?|ments?|ances?|ings?|ers?|ees?|ors?|ied|ies|ed|es|al|ly|s|e|y)$/;

// Filipino and Bisaya, in the spelling of `sounds`.
const LONG_BEGINNINGS =
  /^(?:nakapag|makapag|penagka|epenag|nakepag|makepag|epena|penag|penaka|nagpa|magpa|nagka|gepang|gepa|geka|nang|mang|pang|nag|mag|pag|naka|maka|napa|pena|naga|maga|geng|epa|eka)/;
const SHORT_BEGINNINGS = /^(?:ge|na|ma|pa|ne|me|mo|ka|e)(?=[^aeo])/;
const ENDINGS = /(?:hang|heng|ang|eng|han|hen|hon|an|en|on|ng)$/;

/**
 * Returns the roots of a word, as far as search needs them: without the endings of English; without the affixes and
 * doubled syllables of Filipino and Bisaya. They need not be words, only the same for all forms of one word.
 */
export function rootsOf(word: string): string[] {
  return [...new Set([sounds(englishRoot(word)), localRoot(sounds(word))])];
}

/** Merges letters that are spelled either way: sweldo and suwildo, anulment. */
export function sounds(word: string): string {
  return word
    .replace(/uw(?=[aeo])/g, 'w')
    .replace(/iy(?=[ao])/g, 'y')
    .replace(/u/g, 'o')
    .replace(/i/g, 'e')
    .replace(/(\D)\1+/g, '$1');
}

function englishRoot(word: string): string {
  return without(word, ENGLISH_ENDINGS, MIN_LENGTH);
}

function localRoot(word: string): string {
  let root = without(word, LONG_BEGINNINGS, MIN_LENGTH);
  if (root === word) root = without(word, SHORT_BEGINNINGS, MIN_LENGTH + 1);
  // b-in-ayad, s-um-untok; ba-bayad
  root = without(root, /^([^aeo])(?:en|om)(?=[aeo])/, MIN_LENGTH);
  root = without(root, /^([^aeo]?[aeo])\1/, MIN_LENGTH);
  const cut = without(root, ENDINGS, MIN_LENGTH);
  // bayad, bayaran
  return cut === root ? root : cut.replace(/r$/, 'd');
}

function without(word: string, part: RegExp, shortest: number): string {
  const rest = word.replace(part, (_, stays) => (typeof stays === 'string' ? stays : ''));
  return rest.length >= shortest ? rest : word;
}
