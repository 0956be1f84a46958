import 'server-only';
import * as contract from '@/lib/contract/admin/cases';
import { callMinutes } from '@/lib/domain/meetings/attendance/presence';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { openFile } from '@/lib/server/cases/proceedings/files';
import { serializeCase } from '@/lib/server/cases/proceedings/serialize';
import * as cases from '@/lib/server/cases/proceedings/service';
import { type ConnectionRow, connectionsOf } from '@/lib/server/meetings/calls/connections';
import { findMeetings, type MeetingRow } from '@/lib/server/meetings/records/service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { sentVersions } from '@/lib/server/work-items/proposals/versions';
import {
  serializeMilestone,
  serializeService,
} from '@/lib/server/work-items/records/parts-serialize';
import { viewOf } from '@/lib/server/work-items/records/service';

// Operations

export const getAdminCase = operation(
  contract.getAdminCase,
  async ({ actor, params: { id }, now }) => {
    const full = await cases.caseById(database(), id);
    await cases.recordLook(actor.id, id, now);
    return serializeFull(full, actor.id, await contextOf(full, now));
  },
);

export const getAdminCaseFile = operation(
  contract.getAdminCaseFile,
  async ({ actor, params: { id, childId }, now }) => {
    await cases.recordLook(actor.id, id, now);
    return openFile(id, childId);
  },
);

export const askInCase = operation(
  contract.askInCase,
  async ({ actor, params: { id }, body, now }) => {
    await cases.ask(actor.id, id, body.question, now);
    return undefined;
  },
);

export const decideCase = operation(
  contract.decideCase,
  async ({ actor, params: { id }, body, now }) => {
    const { reason } = body;
    await cases.decide(actor.id, id, { refund: refundOf(body), reason }, now);
    return undefined;
  },
);

function refundOf(body: contract.CaseDecisionInput): number | null {
  if (body.decision === 'split') return body.refund;
  return body.decision === 'refund' ? null : 0;
}

// Service

/** Of one call: many times what honest browsers report in an hour. */
const MAX_SIGNALS = 200;

/** What the two agreed and what took place. The number of statements does not depend on how much of it there is. */
async function contextOf({ view, subject }: cases.FullCase, now: number) {
  if (subject.meetingId) {
    const [meeting] = await withSignals([subject.meetingId]);
    return { agreement: null, meeting: meeting ?? null };
  }
  if (!subject.agreementId) return { agreement: null, meeting: null };
  // As its client reads it: nothing of it is for the lawyer alone.
  const party: Party = { side: 'client', userId: view.client.id };
  const item = await viewOf(party, subject.agreementId, now);
  const versions = await sentVersions(subject.agreementId);
  const meetings = await withSignals(item.meetings.flatMap(({ meeting }) => meeting?.id ?? []));
  return { agreement: { item, versions, meetings, party }, meeting: null };
}

interface CalledMeeting {
  readonly meeting: MeetingRow;
  readonly signals: readonly ConnectionRow[];
}

async function withSignals(ids: readonly string[]): Promise<CalledMeeting[]> {
  const signals = await connectionsOf(database(), ids);
  return (await findMeetings(database(), ids)).map((meeting) => ({
    meeting,
    signals: signals.filter(({ meetingId }) => meetingId === meeting.id).slice(0, MAX_SIGNALS),
  }));
}

function serializeFull(
  full: cases.FullCase,
  adminId: string,
  { agreement, meeting }: Awaited<ReturnType<typeof contextOf>>,
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

type Agreement = NonNullable<Awaited<ReturnType<typeof contextOf>>['agreement']>;

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
    milestones: view.milestones.map((one) => serializeMilestone(one, party)),
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

// Feature

const path = '/api/v1/admin/cases/{id}';

/** Cases that a client and a lawyer argue. */
export const arguedCases: Pick<Feature, 'operations' | 'access'> = {
  operations: [getAdminCase, getAdminCaseFile, askInCase, decideCase],
  access: {
    [`GET ${path}`]: {
      answers: 'admin 200 code',
      sample: async (f) => ({ params: { id: await f.caseOf('OPEN') } }),
    },
    [`GET ${path}/file/{childId}`]: {
      answers: 'admin 200 code',
      sample: async (f) => {
        const id = await f.caseOf('OPEN');
        return { params: { id, childId: await f.caseFile(id) } };
      },
    },
    [`POST ${path}/question`]: {
      answers: 'admin 204 code',
      sample: async (f) => ({
        params: { id: await f.caseOf('ANSWERED') },
        body: { question: 'When was it filed?' },
      }),
    },
    [`POST ${path}/decision`]: {
      answers: 'admin 204 code',
      sample: async (f) => ({
        params: { id: await f.caseOf('ANSWERED') },
        body: { decision: 'split', refund: 50_000, reason: 'Half was filed.' },
      }),
    },
  },
};
