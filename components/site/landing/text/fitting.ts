import type { Metadata } from 'next';
import { SITE } from '@/lib/site';

/** What search engines show of a title and of a description before they cut it. */
const MAX_TITLE_LENGTH = 65;
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * The title of a page: the first of the wordings, longest first, that is not cut. The product's name follows where there
 * is room for it.
 */
export function fittingTitle(...wordings: [string, ...string[]]): Metadata['title'] {
  const fitting =
    wordings.find(({ length }) => length <= MAX_TITLE_LENGTH) ?? wordings.at(-1) ?? '';
  const named = `${fitting} · ${SITE.name}`;
  return { absolute: named.length <= MAX_TITLE_LENGTH ? named : fitting };
}

/** The first sentence, and of the others as many as are not cut. */
export function fittingDescription(first: string, ...others: string[]): string {
  return others.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= MAX_DESCRIPTION_LENGTH ? longer : text;
  }, first);
}
