/** Basic characters of the alphabet of GSM, one septet each (3GPP TS 23.038, 6.2.1). */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Characters of its extension, two septets each (6.2.1.1). */
const EXTENSION = '\f^{}\\[~]|€';

/** Septets of one message, and of each part of a longer one. */
const ALONE = 160;
const PART = 153;
/** Units of UTF-16 where a character is not in that alphabet. */
const WIDE_ALONE = 70;
const WIDE_PART = 67;

/**
 * Counts the messages as which a text is sent and paid: 160 characters of the alphabet of GSM in one, 153 in each of
 * several; 70 and 67 where it has any other character.
 */
export function segmentsOf(text: string): number {
  let septets = 0;
  for (const sign of text) {
    if (EXTENSION.includes(sign)) septets += 2;
    else if (BASIC.includes(sign)) septets += 1;
    else return partsOf(text.length, WIDE_ALONE, WIDE_PART);
  }
  return partsOf(septets, ALONE, PART);
}

function partsOf(length: number, alone: number, part: number): number {
  return length <= alone ? 1 : Math.ceil(length / part);
}

/** Whether a phone or an operator reads an address in a text: one with a scheme, a name such as `sangguni.ph`, an IP. */
export function hasLink(text: string): boolean {
  return /\w:\/\/|\bwww\.|[a-z\d-]+\.[a-z]{2,}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/i.test(text);
}
