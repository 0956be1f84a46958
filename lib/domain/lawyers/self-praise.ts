/** Words that make `NAME`, before or after them, a claim: a law of that name or a floor is none. */
const LAWYER = 'lawyers?|attorneys?|counsels?|advocates?|law (?:firm|office)|firm|abogad[oa]';

/**
 * Patterns of self-praise, comparison with others, or promised results, in English and Filipino. Each spares the
 * plain uses of its word: a child's best interests, an expert witness, a loan guarantee.
 */
const PRAISE: readonly RegExp[] = [
  /(?<!\b(?:do|doing|does|did|try|give|giving) (?:my|our) )\bbest\b(?! (?:interests?|efforts?|evidence|practices?))/,
  /\btop[- ](?:rated|notch|tier|ranked|ranking|choice|caliber|calibre)\b/,
  new RegExp(`\\btop (?:\\w+ ){0,2}(?:${LAWYER})\\b`),
  /\b(?:the|one of the|a|among the) top\b(?! (?:of|floor|up))/,
  new RegExp(`\\bno\\.? ?1 (?:\\w+ ){0,2}(?:${LAWYER}|choice|in|sa)\\b`),
  /\b(?:the|your|ang) no\.? ?1\b/,
  /\bnumber one\b|\bnumero uno\b|#1\b/,
  /\bexperts?\b(?! (?:witness|witnesses|testimony|opinions?|reports?))/,
  /\b(?:leading|premier|foremost|finest|renowned|unrivall?ed|unbeatable|unmatched|world[- ]class)\b/,
  /\bmost (?:experienced|trusted|respected|successful|sought[- ]after|reliable|affordable|skilled)\b/,
  /\bguaranteed?\b(?= (?:(?:a|the|your|that|you|to|good|best|favou?rable|100%) )*(?:win|wins|winning|results?|success|outcomes?|acquittal|approval|victory|dismissal))/,
  /\b(?:i|we) (?:can )?guarantee\b|\b(?:results?|success|win|approval|outcomes?|satisfaction)(?: (?:is|are))? guaranteed\b/,
  /\b100 ?% (?:success|win|winning|approval|satisfaction|sure)\b/,
  /\b(?:never|not) lost (?:a|one|any) case\b|\bundefeated\b|\bsure win\b|\bwinning (?:record|streak)\b|\balways wins?\b/,
  /\bpinaka(?:ma)?[a-z]*(?:galing|husay|buti|taas|sikat|tanyag|kilala|maaasahan|maasahan|epektibo)\b/,
  /\b(?:nangunguna|eksperto|dalubhasa|garantisado|walang talo|wala(?:ng)? kapantay|subok na panalo)\b/,
  /\b(?:siguradong|tiyak na|tiyak ang) (?:panalo|mananalo|tagumpay)\b|\bpanalong[- ]panalo\b/,
];

/** Returns the praising words as written, without duplicates and in order; none in a factual text. */
export function selfPraise(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s/g, ' ');
  const found = PRAISE.flatMap((pattern) => {
    const match = pattern.exec(plain);
    return match ? [{ at: match.index, words: match[0].trim() }] : [];
  });
  const inOrder = found.sort((one, other) => one.at - other.at).map(({ words }) => words);
  return [...new Set(inOrder)];
}
