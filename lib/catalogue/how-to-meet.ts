import { CALL_AFTER_MINUTES, CALL_BEFORE_MINUTES } from '@/lib/domain/meetings/calls';

/** Label of every way into a call. */
export const JOIN_MEETING = 'Join meeting';

/** How a meeting takes place. */
export const HOW_TO_MEET = {
  /** Beside times, before one is chosen. */
  anywhere: 'By video in your browser, or by phone.',
  /** At the choice between the two. */
  chooseVideo: 'In your browser, nothing to install',
  choosePhone: 'The lawyer calls you',
  /** Of a meeting that was chosen. */
  video: 'Video, in your browser',
  /** In a mail about one. */
  onOurSite: 'You meet by video on our site. There is nothing to install.',
  /** On the page of the meeting. */
  joinHere: `You can join from ${CALL_BEFORE_MINUTES} minutes before the start until ${CALL_AFTER_MINUTES} minutes after the end, in your browser. There is nothing to install.`,
  /** Elsewhere. */
  joinThere: `From ${CALL_BEFORE_MINUTES} minutes before the start, sign in and press “${JOIN_MEETING}” on the meeting page.`,
} as const;
