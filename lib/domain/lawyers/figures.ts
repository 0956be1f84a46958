/** Days of messages from which the reply time is computed. */
export const ANSWER_DAYS = 180;
/** Messages needed before a reply time is shown. */
export const ANSWER_CASES = 5;
/** Minutes counted for a message without a reply, or with a later one: a week. */
export const UNANSWERED_MINUTES = 7 * 24 * 60;
/** Longest reply time shown, in minutes: three days. For slower lawyers none is shown. */
export const MAX_ANSWER_MINUTES = 3 * 24 * 60;

interface Figures {
  readonly first_meetings: number;
  readonly answer_minutes: number | null;
}

/** Returns `Usually answers within 2 hours`, rounded up so that half of all replies came sooner. */
export function usuallyAnswers(minutes: number): string {
  return `Usually answers within ${answerTime(minutes)}`;
}

/** Returns the figures of a lawyer's meetings for a profile; empty when there are too few. */
export function figuresText({ first_meetings, answer_minutes }: Figures): string {
  const answers = answer_minutes === null ? '' : usuallyAnswers(answer_minutes);
  return joined(answers, first_meetings > 0 ? clientsMet(first_meetings) : '');
}

export function cardFiguresText(figures: Figures): string {
  const { first_meetings, answer_minutes } = figures;
  if (answer_minutes === null || first_meetings === 0) return figuresText(figures);
  return joined(`Usually answers in ${answerTime(answer_minutes)}`, clientsMet(first_meetings));
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

/** Formats `24 clients met here`: a client who came again counts once, and may have written several reviews. */
function clientsMet(count: number): string {
  return count === 1 ? '1 client met here' : `${count} clients met here`;
}
