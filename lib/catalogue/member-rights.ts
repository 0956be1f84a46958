import type { MemberRight } from '@/lib/domain/platform/members';

/** Label of each right of a member, and what it allows. */
export const RIGHT_COPY: Readonly<Record<MemberRight, { label: string; help: string }>> = {
  calendar: {
    label: 'Calendar',
    help: 'See your meetings and blocked times, and block times.',
  },
  meetings: {
    label: 'Requests and meetings',
    help: 'Read what clients write when they book; move and cancel meetings.',
  },
  messages: {
    label: 'Clients and messages',
    help: 'See your clients, and read and write messages for you.',
  },
  files: {
    label: 'Files',
    help: 'Open, add and remove files of meetings and messages.',
  },
  money: {
    label: 'Payments (read only)',
    help: 'See what clients paid. Never your balance, bank or tax.',
  },
};

/** Formats rights: `Calendar, Files`. */
export function rightsText(rights: readonly MemberRight[]): string {
  return rights.map((right) => RIGHT_COPY[right].label).join(', ');
}
