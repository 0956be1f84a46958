import { fill, TEXTS } from '@/lib/contract/platform/texts';
import { ABSENCE_TEXT_MAX } from '@/lib/domain/meetings/attendance/absence';

/** Why what was written cannot be sent; undefined when it can. */
export function textRefusal(text: string): string | undefined {
  const { length } = text.trim();
  const { required, tooLong } = TEXTS.validation;
  if (length === 0) return required;
  return length > ABSENCE_TEXT_MAX ? fill(tooLong, { max: ABSENCE_TEXT_MAX }) : undefined;
}
