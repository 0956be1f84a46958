/** What the bundled fonts have no letter for: outside of Latin with its accents, punctuation, euro, peso and minus. */
const NOT_IN_FONTS =
  /[^ -~\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2010-\u2027\u20ac\u20b1\u2212]/g;

/** The text as it can be drawn: signs that would come out as empty boxes are left out. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(NOT_IN_FONTS, '').replace(/\s+/g, ' ').trim();
}

/** At most `longest` signs, cut between words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : cut.length).replace(/[\s,;:.·]+$/, '')}…`;
}
