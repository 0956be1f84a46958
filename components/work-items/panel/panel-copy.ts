import { withTitle } from '@/components/lawyers/practice';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { disputedBy, disputeTitle, howItGoesOn, isDisputed, isObjectionOver } from '../disputed';
import type { Reader } from '../work-item-paths';

interface PanelText {
  readonly title: string;
  readonly text: string;
}

/** Returns the state of the agreement and the next step, for one side; `now` in epoch milliseconds. */
export function panelText(item: WorkItem, reader: Reader, now: number): PanelText {
  return reader === 'client' ? forClient(item, now) : forLawyer(item, now);
}

function forClient(item: WorkItem, now: number): PanelText {
  const lawyer = withTitle(item.lawyer.display_name);
  switch (item.status) {
    case 'DRAFT':
      return { title: 'Draft', text: `${lawyer} has not sent this yet.` };
    case 'PROPOSAL':
      return { title: 'Proposal', text: 'This proposal can no longer be accepted.' };
    case 'PAYMENT_PENDING':
      return {
        title: 'Waiting for payment',
        text: 'It takes effect as soon as your payment arrives.',
      };
    case 'PAID':
      return isDisputed(item)
        ? {
            title: disputeTitle(item),
            text: `${disputedBy(item, 'You')} ${howItGoesOn(item)}`,
          }
        : { title: 'Under way', text: `${lawyer} works on it.` };
    case 'COMPLETED':
      if (item.can.includes('confirm'))
        return { title: 'Is the work done?', text: asked(item, now) };
      return { title: endOf(item), text: completed(item, now) };
    case 'REJECTED':
      return rejected(item, 'You declined this proposal.');
  }
}

function forLawyer(item: WorkItem, now: number): PanelText {
  const client = item.client.display_name;
  switch (item.status) {
    case 'DRAFT':
      return {
        title: 'Draft',
        text: `Only you see it. ${client} sees it once you send it.`,
      };
    case 'PROPOSAL':
      return {
        title: `Waiting for ${client}`,
        text: item.expires_at
          ? `It can be accepted until ${formatDayTime(Date.parse(item.expires_at))}.`
          : '',
      };
    case 'PAYMENT_PENDING':
      return {
        title: 'Waiting for payment',
        text: `${client} accepted it. Once the payment arrives, you can begin.`,
      };
    case 'PAID':
      return isDisputed(item)
        ? {
            title: disputeTitle(item),
            text: `${disputedBy(item, client)} ${howItGoesOn(item)}`,
          }
        : { title: 'Under way', text: 'Complete it when all the work is done.' };
    case 'COMPLETED':
      return { title: endOf(item), text: completedForLawyer(item, now) };
    case 'REJECTED':
      return rejected(item, `${client} declined this proposal.`);
  }
}

/** Returns how far a completed agreement is, in a word or two. */
function endOf(item: WorkItem): string {
  if (isDisputed(item)) return disputeTitle(item);
  return item.dispute ? 'Decided' : 'Completed';
}

function asked(item: WorkItem, now: number): string {
  const { lawyer, completed_at, objection_until: until } = item;
  const on = completed_at ? ` on ${formatDay(Date.parse(completed_at))}` : '';
  const said = `${withTitle(lawyer.display_name)} completed it${on}.`;
  if (isObjectionOver(item, now)) return `${said} The time to object has passed.`;
  return until
    ? `${said} If you do not object by ${formatDayTime(Date.parse(until))}, the money is released.`
    : said;
}

function completed(item: WorkItem, now: number): string {
  if (isDisputed(item)) return `You objected. ${howItGoesOn(item)}`;
  if (item.dispute?.kind === 'UNFINISHED') return 'It ended with the decision about your report.';
  if (item.dispute) return 'Your objection was decided.';
  if (item.client_confirmed_at !== null)
    return `You confirmed the work on ${formatDay(Date.parse(item.client_confirmed_at))}.`;
  return isObjectionOver(item, now) ? 'The time to object has passed.' : asked(item, now);
}

function completedForLawyer(item: WorkItem, now: number): string {
  const client = item.client.display_name;
  if (isDisputed(item)) return `${client} objected. ${howItGoesOn(item)}`;
  if (item.dispute?.kind === 'UNFINISHED') return 'It ended with the decision about the report.';
  if (item.dispute) return 'The objection was decided.';
  if (item.client_confirmed_at !== null)
    return `${client} confirmed the work on ${formatDay(Date.parse(item.client_confirmed_at))}.`;
  if (isObjectionOver(item, now) || item.objection_until === null)
    return `${client} did not object in time.`;
  return `${client} can confirm or object until ${formatDayTime(Date.parse(item.objection_until))}. After that the money is released to you.`;
}

function rejected({ rejected_by }: WorkItem, declined: string): PanelText {
  if (rejected_by === 'SYSTEM')
    return { title: 'Expired', text: 'The proposal was not answered in time.' };
  return { title: 'Declined', text: declined };
}
