/** Days of messages from which the time of answers is worked out. */
export const ANSWER_DAYS = 180;
/** Messages that must have been there to say how soon a lawyer usually answers. */
export const ANSWER_CASES = 5;
/** Minutes that a message counts for which was not answered, or later than that: a week. */
export const UNANSWERED_MINUTES = 7 * 24 * 60;
/** Minutes of the longest time that is said: three days. Who takes longer is said nothing of. */
export const MAX_ANSWER_MINUTES = 3 * 24 * 60;

/** `Usually answers within 2 hours`, rounded up so that half of all answers came sooner. */
export function usuallyAnswers(minutes: number): string {
  if (minutes <= 60) return 'Usually answers within an hour';
  const hours = Math.ceil(minutes / 60);
  if (hours <= 24)
    return hours === 24 ? 'Usually answers within a day' : `Usually answers within ${hours} hours`;
  return `Usually answers within ${Math.ceil(hours / 24)} days`;
}

/** What a lawyer's meetings say, as a card shows it; an empty text of too few. */
export function figuresText(lawyer: {
  readonly first_meetings: number;
  readonly answer_minutes: number | null;
}): string {
  const { first_meetings: held, answer_minutes: minutes } = lawyer;
  return [minutes === null ? '' : usuallyAnswers(minutes), held > 0 ? firstMeetingsHeld(held) : '']
    .filter((text) => text !== '')
    .join(' · ');
}

/** `12 first meetings held`. */
function firstMeetingsHeld(count: number): string {
  return count === 1 ? '1 first meeting held' : `${count} first meetings held`;
}
