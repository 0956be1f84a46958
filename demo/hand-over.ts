import 'server-only';
import { HOUR_MS } from '@/lib/domain/platform/time';
import type { MeetingRows, NewColleague } from '@/lib/server/seed/store';
import type { DemoLawyer } from './lawyers';
import { uuidOf } from './random';

const NAMED = 2;

/**
 * Returns the colleagues that a lawyer named to the demo client when declining: the first of the roster with the
 * lawyer's own area whom this client has never booked.
 */
export function demoColleagues(
  meetings: readonly MeetingRows[],
  lawyers: readonly DemoLawyer[],
): NewColleague[] {
  const rows = meetings.map(({ meeting }) => meeting);
  const declined = rows.find(({ declineReason }) => declineReason);
  const own = lawyers.find(({ rows: { lawyer } }) => lawyer.id === declined?.lawyerId);
  if (!declined?.id || !own) return [];
  const { id: meetingId, clientId, startsAt } = declined;
  const booked = new Set(
    rows.filter((meeting) => meeting.clientId === clientId).map(({ lawyerId }) => lawyerId),
  );
  const [area] = own.rows.lawyer.areas;
  return lawyers
    .map(({ rows: { lawyer } }) => lawyer)
    .filter(({ id, areas }) => !booked.has(id) && areas[0] === area)
    .slice(0, NAMED)
    .map(({ id: lawyerId }, at) => ({
      id: uuidOf(`colleague ${at} for ${meetingId}`),
      meetingId,
      lawyerId,
      position: at + 1,
      namedAt: new Date(startsAt.getTime() - 20 * HOUR_MS),
    }));
}
