const KNOWING = new Set(
  'alam alm malaman know idea sure unsure certain confused naguguluhan nalilito nalito lito kabalo hibalo hibaw makaintindi maintindihan understand'.split(
    ' ',
  ),
);

const BESIDE = new Set(
  'hindi di dili wala walang not no clue buhaton himuon sugdan magsimula sisimulan simulan uumpisahan start begin next step steps lalapitan lapitan duolan turn'.split(
    ' ',
  ),
);

/** Whether the words of a text that tell something (`significant`) only tell that one does not know what to do: hindi ko alam ang gagawin. */
export function saysNotToKnow(words: readonly string[], significant: readonly string[]): boolean {
  return (
    words.some((word) => KNOWING.has(word)) &&
    significant.every((word) => KNOWING.has(word) || BESIDE.has(word))
  );
}
