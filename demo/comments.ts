import 'server-only';
import type { Practice } from './practice/practice';
import type { Random } from './random';

/** Review texts that fit any matter, by rating. */
const GENERAL: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'Clear answers, and no promises that could not be kept.',
    'I knew what to do next when the call ended.',
    'Listened first. That alone helped.',
    'Started on time and used every minute.',
    'Patient with my questions, also the third time.',
    'The price was the one shown, nothing was added.',
    'Explained the law in Tagalog so that my parents could follow.',
    'The summary came the same evening.',
    'I felt taken seriously.',
    'Had read my papers before we met.',
    'Gave me two ways to go and the cost of each.',
    'I would book again.',
    'Very calm, which I needed.',
    'Straight to the point without being rushed.',
    'Told me what I can do by myself.',
    'Thirty minutes were enough.',
    'Easy to talk to, even about a hard subject.',
    'I called from Riyadh at night, and it worked without a problem.',
    'Sent the template that we had talked about within the hour.',
    'Good to hear an honest view of my chances.',
    'My mother joined the call and was treated with respect.',
    'Wrote down the steps in the order in which I must take them.',
    'No big words.',
    'I had seen two other lawyers before. This was the first clear answer.',
    'Helped me to stop worrying about the wrong thing.',
    'The hour was worth it.',
  ],
  4: [
    'Good advice. The call began ten minutes late.',
    'Helpful, although half an hour was short for my case. Book the hour.',
    'Clear about the law; I would have liked more about the costs.',
    'Competent and friendly. The sound was bad at first.',
    'Useful answers. Some of them I had to ask for twice.',
    'I got what I came for, and the summary followed two days later.',
    'Good. We had to move the time once.',
    'Knows the subject well. A little fast for me.',
    'All questions answered; the written part was short.',
    'Friendly and prepared. I still need a second meeting.',
    'Solid advice, no surprises.',
    'Explained much. I would have wished for a list at the end.',
  ],
  3: [
    'Fair advice, but much of it was general.',
    'We spent a lot of time on what I had already written down.',
    'Correct, as far as I can tell, but hard to follow.',
    'The connection broke twice and we lost ten minutes.',
    'I expected more about my own case.',
    'Polite. The answer was to come to the office.',
  ],
};

/** Distribution of ratings over all lawyers. */
const RATINGS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3] as const;

interface DemoReview {
  readonly rating: 3 | 4 | 5;
  readonly comment: string;
}

/** Returns up to `count` reviews of a lawyer of these areas; no sentence appears twice. */
export function reviewsOf(
  practices: readonly Practice[],
  count: number,
  rnd: Random,
): DemoReview[] {
  const remarks = practices.flatMap((practice) => rnd.sample(practice.remarks, 10));
  const general = { 3: shuffled(3, rnd), 4: shuffled(4, rnd), 5: shuffled(5, rnd) };
  const reviews: DemoReview[] = [];
  for (let n = 0; n < count; n += 1) {
    const rating = rnd.pick(RATINGS);
    const remark = n % 3 === 1 ? undefined : remarks.shift();
    const sentence = n % 3 === 0 && remark ? undefined : general[rating].shift();
    const parts = rnd.chance(0.5) ? [remark, sentence] : [sentence, remark];
    const comment = parts.filter((part) => part !== undefined).join(' ');
    if (comment) reviews.push({ rating, comment });
  }
  return reviews;
}

function shuffled(rating: 3 | 4 | 5, rnd: Random): string[] {
  return rnd.sample(GENERAL[rating], GENERAL[rating].length);
}
