/**
 * How a meeting takes place. Video calls on the site are not there yet: what replaces these sentences stands in
 * docs/contract.md, "Sentences that wait for their step".
 */
export const HOW_TO_MEET = {
  /** Beside times, before one is chosen. */
  anywhere: 'By video or phone, from anywhere.',
  /** At the choice between the two. */
  chooseVideo: 'On this site; calls are not open yet',
  choosePhone: 'The lawyer calls you',
  notOpen: 'Video calls on this site are not open yet.',
  /** On the page of the meeting. */
  joinHere: 'The button to join will be on this page.',
  /** Elsewhere. */
  joinThere: 'The button to join will be on the page of the meeting.',
} as const;

/** Around the address to write to, for a client; the terms promise it ("What we answer for"). */
export const VIDEO_NOT_IN_TIME = [
  'If they do not open before the meeting, write to ',
  ': where we cannot put it right, you get back what you paid.',
] as const;
