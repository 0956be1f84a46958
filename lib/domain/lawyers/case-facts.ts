/**
 * Patterns that reveal something of a client or of a case, in English and Filipino: whose it was, what it was about,
 * sums, dates and case numbers. Lawyers keep these confidential (CPRA, Canon III), also where the client was public.
 */
const FACTS: readonly RegExp[] = [
  /\b(?:your|his|her|their) (?:ex[- ])?(?:husband|wife|spouse|partner|son|daughter|child|children|kids?|mother|father|parents?|brother|sister|siblings?|family|employer|boss|landlord|tenant|neighbou?r|company|employees?)\b/,
  /\b(?:your|his|her|their) (?:\w+ ){0,2}(?:case|matter|problem|dispute|complaint|petition|annulment|nullity|separation|divorce|custody|support|adoption|inheritance|estate|will|land|title|property|house|debts?|loan|dismissal|termination|contract|visa|accident|arrest|warrant|bail|charges?|evidence|documents?|papers?|messages?|settlement)\b/,
  /\b(?:you|he|she|they) (?:told|said|asked|admitted|signed|owed?|paid|sued|filed|lost|cheated|lied|refused)\b/,
  /(?:₱|\bphp|\bpesos?\b) ?\d|\b\d[\d,.]* ?(?:pesos?|php|million|thousand)\b/,
  /\b(?:g\.? ?r\.?|civil case|criminal case|crim\.? case|docket|nps|nlrc|rab)(?: case)? ?(?:no\.?|number)? ?[a-z-]*\d/,
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|may \d{1,2},?)\b/,
  /\b(?:asawa|anak|mister|misis|amo|kapatid|magulang|pamilya) (?:mo|niya|nila|ninyo)\b/,
  /\b(?:iyong|inyong|kanyang|kaniyang) (?:kaso|asawa|anak|lupa|utang|problema|amo|pamilya)\b|\b(?:kaso|lupa|utang|problema|mana) (?:mo|niya|nila|ninyo)\b/,
];

/** Returns the words that reveal a client or a case, as written, without duplicates and in order. */
export function caseFacts(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  const found = FACTS.flatMap((pattern) => {
    const match = pattern.exec(plain);
    return match ? [{ at: match.index, words: match[0].trim() }] : [];
  });
  const inOrder = found.sort((one, other) => one.at - other.at).map(({ words }) => words);
  return [...new Set(inOrder)];
}
