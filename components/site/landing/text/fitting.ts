import type { Metadata } from 'next';
import { SITE } from '@/lib/site';

const MAX_TITLE_LENGTH = 65;
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * Returns the title of a page: the first of the wordings, longest first, that is not truncated. The product's name is
 * appended if there is room.
 */
export function fittingTitle(...wordings: [string, ...string[]]): Metadata['title'] {
  const fitting =
    wordings.find(({ length }) => length <= MAX_TITLE_LENGTH) ?? wordings.at(-1) ?? '';
  const named = `${fitting} · ${SITE.name}`;
  return { absolute: named.length <= MAX_TITLE_LENGTH ? named : fitting };
}

/** Returns the first sentence, and as many of the others as are not truncated. */
export function fittingDescription(first: string, ...others: string[]): string {
  return others.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= MAX_DESCRIPTION_LENGTH ? longer : text;
  }, first);
}
