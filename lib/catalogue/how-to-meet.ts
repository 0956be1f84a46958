import { CALL_AFTER_MINUTES, CALL_BEFORE_MINUTES } from '@/lib/domain/meetings/calls';

export const JOIN_MEETING = 'Join meeting';

export const HOW_TO_MEET = {
  anywhere: 'By video in your browser, or by phone.',
  chooseVideo: 'In your browser, nothing to install',
  choosePhone: 'The lawyer calls you',
  video: 'Video, in your browser',
  onOurSite: 'You meet by video on our site. There is nothing to install.',
  joinHere: `You can join from ${CALL_BEFORE_MINUTES} minutes before the start until ${CALL_AFTER_MINUTES} minutes after the end, in your browser. There is nothing to install.`,
  joinThere: `From ${CALL_BEFORE_MINUTES} minutes before the start, sign in and press “${JOIN_MEETING}” on the meeting page.`,
} as const;
