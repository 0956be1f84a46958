/** Lines of a note as a summary has them. */
export interface NoteParts {
  readonly text: string;
  readonly next_steps: string[];
  readonly papers: string[];
}

const STEPS = /^(next )?(steps?|to[- ]?dos?)\s*:/i;
const PAPERS = /^(papers?( to bring)?|documents?|(to )?bring)\s*:/i;
const BULLET = /^[-*•]\s*(\[[ x]?\]\s*)?/i;

/**
 * Sorts the lines of a private note into a summary's parts: what stands under "Steps:" or "To do:" are next steps, what
 * stands under "Papers:" or "Bring:" are papers, up to an empty line; the rest is the text.
 */
export function partsOfNote(note: string): NoteParts {
  const text: string[] = [];
  const parts: Pick<NoteParts, 'next_steps' | 'papers'> = { next_steps: [], papers: [] };
  let under: ReturnType<typeof headingOf> = null;
  for (const line of note.split('\n').map((one) => one.trim())) {
    const named = headingOf(line);
    if (named) under = named;
    else if (line === '') under = null;
    const rest = named ? line.slice(line.indexOf(':') + 1).trim() : line;
    if (under === null) text.push(line);
    else if (rest !== '') parts[under].push(rest.replace(BULLET, ''));
  }
  return {
    text: text
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    ...parts,
  };
}

function headingOf(line: string): 'next_steps' | 'papers' | null {
  if (STEPS.test(line)) return 'next_steps';
  return PAPERS.test(line) ? 'papers' : null;
}
