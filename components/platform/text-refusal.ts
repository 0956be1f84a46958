import { COPY, fill } from '@/lib/contract/platform/copy';

/** Returns why a text cannot be sent; undefined if it can. */
export function textRefusal(text: string, max: number, optional = false): string | undefined {
  const { length } = text.trim();
  if (length === 0 && !optional) return COPY.validation.required;
  return length > max ? fill(COPY.validation.tooLong, { max }) : undefined;
}
