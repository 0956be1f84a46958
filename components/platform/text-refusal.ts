import { fill, TEXTS } from '@/lib/contract/platform/texts';

/** Why what was written cannot be sent; undefined when it can. */
export function textRefusal(text: string, max: number, optional = false): string | undefined {
  const { length } = text.trim();
  if (length === 0 && !optional) return TEXTS.validation.required;
  return length > max ? fill(TEXTS.validation.tooLong, { max }) : undefined;
}
