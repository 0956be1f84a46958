import type { GoogleProblem } from '@/lib/domain/lawyers/calendar/google-calendar';

/** Messages about sync problems with Google Calendar, on the page of the connection and above the calendar. */
export const GOOGLE_PROBLEM_COPY: Readonly<
  Record<GoogleProblem, { readonly title: string; readonly text: string }>
> = {
  revoked: {
    title: 'Google no longer gives us access',
    text: 'The busy times we saw before still count, but changes since then don’t. Please connect it again.',
  },
  permission: {
    title: 'A permission is missing',
    text: 'The busy times we saw before still count, but changes since then don’t. Please connect it again and leave both boxes on Google’s page checked.',
  },
  quota: {
    title: 'Google asked us to wait',
    text: 'We’ll look again by ourselves in a while. The busy times we saw before still count.',
  },
  unavailable: {
    title: 'We couldn’t check Google Calendar',
    text: 'We’ll keep trying by ourselves. The busy times we saw before still count.',
  },
};
