import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { disputedBy, isDisputed } from '../disputed';

type Facts = Pick<
  WorkItem,
  'milestones' | 'additional_services' | 'work_item_meetings' | 'dispute'
>;

/** What stands between a paid agreement and its completion, in sentences; `now` in epoch milliseconds. */
export function missingForCompletion(item: Facts, now: number): string[] {
  const { milestones, additional_services: services, work_item_meetings: meetings } = item;
  const named = (name: string | null) => (name === null ? 'The fee' : `“${name}”`);
  return [
    ...milestones.flatMap(({ status, name }) => {
      if (status === 'WAITING') return [`${named(name)} is not paid: ask for it, or waive it.`];
      return status === 'PAYMENT_PENDING' ? [`${named(name)} is being paid.`] : [];
    }),
    ...services.flatMap(({ status, name }) =>
      status === 'PAYMENT_PENDING' ? [`“${name}” is being bought.`] : [],
    ),
    ...meetings.flatMap(({ title, meeting }) =>
      meeting?.status === 'CONFIRMED' && Date.parse(meeting.end_time) > now
        ? [`The meeting “${title}” is still ahead.`]
        : [],
    ),
    ...(isDisputed(item)
      ? [`${disputedBy(item, 'Your client')} We have not decided on that yet.`]
      : []),
  ];
}
