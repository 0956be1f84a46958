import { NUMBER_AFTER_MINUTES, NUMBER_BEFORE_MINUTES } from '@/lib/domain/meetings/phone-number';
import { SOON_MINUTES } from '@/lib/domain/meetings/reminders';

/** To either side of a confirmed meeting. */
export const REMINDED = `We remind both of you by email ${SOON_MINUTES} minutes before the start.`;

/** To the lawyer of a meeting by phone, where the number itself is not shown. */
export const NUMBER_SHOWN = `The number to call is on the page of the meeting from ${NUMBER_BEFORE_MINUTES} minutes before the start until ${NUMBER_AFTER_MINUTES} minutes after the end.`;
