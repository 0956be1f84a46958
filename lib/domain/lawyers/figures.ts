/** Days of messages from which the time of answers is worked out. */
export const ANSWER_DAYS = 180;
/** Messages that must have been there to say how soon a lawyer usually answers. */
export const ANSWER_CASES = 5;
/** Minutes that a message counts for which was not answered, or later than that: a week. */
export const UNANSWERED_MINUTES = 7 * 24 * 60;
/** Minutes of the longest time that is said: three days. Who takes longer is said nothing of. */
export const MAX_ANSWER_MINUTES = 3 * 24 * 60;

interface Figures {
  readonly first_meetings: number;
  readonly answer_minutes: number | null;
}

/** `Usually answers within 2 hours`, rounded up so that half of all answers came sooner. */
export function usuallyAnswers(minutes: number): string {
  return `Usually answers within ${answerTime(minutes)}`;
}

/** What a lawyer's meetings say, as a profile shows it; an empty text of too few. */
export function figuresText({ first_meetings, answer_minutes }: Figures): string {
  const answers = answer_minutes === null ? '' : usuallyAnswers(answer_minutes);
  return joined(answers, first_meetings > 0 ? `${firstMeetings(first_meetings)} held` : '');
}

/** As `figuresText`, in one line of a card on a phone. */
export function cardFiguresText(figures: Figures): string {
  const { first_meetings, answer_minutes } = figures;
  if (answer_minutes === null || first_meetings === 0) return figuresText(figures);
  return joined(`Usually answers in ${answerTime(answer_minutes)}`, firstMeetings(first_meetings));
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' · ');
}

/** `an hour`, `2 hours`, `a day` */
function answerTime(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  if (hours <= 1) return 'an hour';
  if (hours < 24) return `${hours} hours`;
  return hours === 24 ? 'a day' : `${Math.ceil(hours / 24)} days`;
}

function firstMeetings(count: number): string {
  return count === 1 ? '1 first meeting' : `${count} first meetings`;
}
