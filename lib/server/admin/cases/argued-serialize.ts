import 'server-only';
import type * as contract from '@/lib/contract/admin/cases';
import { callMinutes } from '@/lib/domain/meetings/attendance/presence';
import { isoInstant } from '@/lib/domain/platform/time';
import { serializeCase } from '@/lib/server/cases/proceedings/serialize';
import type { FullCase } from '@/lib/server/cases/proceedings/service';
import {
  serializeMilestone,
  serializeService,
} from '@/lib/server/work-items/records/parts-serialize';
import type { CalledMeeting, CaseContext } from './argued-service';

export function serializeFull(
  full: FullCase,
  adminId: string,
  { agreement, meeting }: CaseContext,
): contract.FullCase {
  const { view, parts } = full;
  const shared = serializeCase(full, (id) => `/api/v1/admin/cases/${view.case.id}/file/${id}`);
  return {
    ...shared,
    client: { _id: view.client.id, ...shared.client },
    lawyer: { _id: view.lawyer.userId, ...shared.lawyer },
    decided_by_me: parts.decisions.some((one) => one.adminId === adminId),
    agreement: agreement && serializeAgreement(agreement),
    meeting: meeting && serializeMeeting(meeting),
  };
}

type Agreement = NonNullable<CaseContext['agreement']>;

function serializeAgreement({ item: view, versions, meetings, party }: Agreement) {
  const { item, acceptance } = view;
  return {
    status: item.status,
    due_date: item.dueDate,
    price: item.price,
    versions,
    accepted: acceptance && {
      name: acceptance.name,
      accepted_at: at(acceptance.acceptedAt),
      version: acceptance.version,
      sha256: acceptance.sha256,
    },
    milestones: view.milestones.map((one) => serializeMilestone(one, view, party)),
    services: view.services.map((one) => serializeService(one, party)),
    meetings: view.meetings.map(({ included, meeting }) => {
      const called = meeting && meetings.find((one) => one.meeting.id === meeting.id);
      return { title: included.title, meeting: called ? serializeMeeting(called) : null };
    }),
  };
}

function serializeMeeting({ meeting, signals }: CalledMeeting) {
  return {
    _id: meeting.id,
    title: meeting.subject,
    status: meeting.status,
    type: meeting.type,
    start_time: at(meeting.startsAt),
    end_time: at(meeting.endsAt),
    together: meeting.callSeconds === null ? null : callMinutes(meeting.callSeconds * 1000),
    signals: signals.map(({ role, startedAt, reportedAt, connectedTo, devices }) => ({
      role,
      from: at(startedAt),
      until: at(reportedAt),
      connected_to: connectedTo,
      devices_on: devices,
    })),
  };
}

function at(instant: Date): string {
  return isoInstant(instant.getTime());
}
