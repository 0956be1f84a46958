/** Returns a test whether a word is one of these. */
export const wordIn = (words: string) => {
  const known = new Set(words.split(' '));
  return (word: string) => known.has(word);
};

export const isClose = wordIn(
  'asawa mister misis bana husband wife spouse boyfriend girlfriend bf gf nobyo nobya uyab kinakasama kalivein livein partner ex kapuyo ' +
    'tatay papa daddy dad father ama amahan amain tatang stepfather stepmother nanay mama mom mother ina inahan kapatid kuya ate brother ' +
    'sister igsoon tito tiyo tiyuhin tiyahin uncle auntie uyoan lolo lola grandfather pinsan cousin biyenan bayaw manugang anak son ' +
    'he she him siya niya',
);
export const isPartner = wordIn(
  'asawa mister misis bana husband wife spouse boyfriend girlfriend bf gf nobyo nobya uyab kinakasama livein partner ex kapuyo father ' +
    'mother tatay ama nanay papa mama biyenan',
);
export const isChild = wordIn(
  'anak bata baby kids kid child children son daughter bunso apo pamangkin niece nephew toddler',
);
export const isVictim = wordIn(
  'ako kami kaming me us akoa anak bata baby kids child children daughter bunso apo pamangkin niece mama nanay mom mother inahan ' +
    'kapatid sister brother igsoon ate lola asawa misis wife',
);
export const isSpeaker = wordIn('ako kami kaming me us');
export const isVictimInCebuano = wordIn('ko mi nako namo');
export const isBody = wordIn(
  'dibdib dughan breast breasts maselan private hita puwet pwet katawan lawas',
);

/** In patterns of English. */
export const FAMILY =
  '(?:husband|wife|partner|boyfriend|girlfriend|mother|mom|mama|father|dad|sister|brother|son|daughter|child|children|kids?|baby|niece|nephew|cousin|grandmother|family)';
export const HARMED = `(?:me|us|her|him|(?:my|our|her|his)(?: \\w+)? ${FAMILY})`;
