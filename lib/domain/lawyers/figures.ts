/** Days of messages from which the reply time is computed. */
export const ANSWER_DAYS = 180;
/** Messages needed before a reply time is shown. */
export const ANSWER_CASES = 5;
/** Minutes counted for a message without a reply, or with a later one: a week. */
export const UNANSWERED_MINUTES = 7 * 24 * 60;
/** Longest reply time shown, in minutes: three days. For slower lawyers none is shown. */
export const MAX_ANSWER_MINUTES = 3 * 24 * 60;

interface Figures {
  /** Clients who met the lawyer: one who came again counts once. */
  readonly first_meetings: number;
  readonly review_count: number;
  readonly answer_minutes: number | null;
}

/** Returns `Usually answers within 2 hours`, rounded up so that half of all replies came sooner. */
export function usuallyAnswers(minutes: number): string {
  return `Usually answers within ${answerTime(minutes)}`;
}

/** Returns the figures of a lawyer's meetings for a profile; empty when there are too few. */
export function figuresText(figures: Figures): string {
  const { first_meetings, answer_minutes } = figures;
  const answers = answer_minutes === null ? '' : usuallyAnswers(answer_minutes);
  return joined(answers, first_meetings > 0 ? clientsMet(figures) : '');
}

export function cardFiguresText(figures: Figures): string {
  const { first_meetings, answer_minutes } = figures;
  if (answer_minutes === null || first_meetings === 0) return figuresText(figures);
  return joined(`Usually answers in ${answerTime(answer_minutes)}`, clientsMet(figures));
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' · ');
}

function answerTime(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  if (hours <= 1) return 'an hour';
  if (hours < 24) return `${hours} hours`;
  return hours === 24 ? 'a day' : `${Math.ceil(hours / 24)} days`;
}

/** Formats `24 clients met here`; where there are more reviews than clients, it says why. */
function clientsMet({ first_meetings: count, review_count }: Figures): string {
  const met = count === 1 ? '1 client met here' : `${count} clients met here`;
  if (review_count <= count) return met;
  return count === 1 ? `${met} more than once` : `${met}, some more than once`;
}
