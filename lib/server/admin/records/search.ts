import 'server-only';
import { situationTitle } from '@/lib/catalogue/help';
import type { SearchHit, SearchKind } from '@/lib/contract/admin/search';
import * as contract from '@/lib/contract/admin/search';
import { fullName } from '@/lib/domain/accounts/full-name';
import {
  AGREEMENT_STATE_NAMES,
  MEETING_STATE_NAMES,
  PAYMENT_STATE_NAMES,
} from '@/lib/domain/admin/record-names';
import { readSought, SEARCH_HITS_MAX } from '@/lib/domain/admin/search';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { questionsBetween } from '@/lib/server/cases/help/service';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import * as sought from './search-store';
import { serializeAgreement, serializeMeeting, serializePayment } from './serialize';
import * as store from './store';

// Operations

export const searchEverything = operation(
  contract.searchEverything,
  async ({ actor, body: { q }, now }) => {
    const { found, more } = await search(actor, q, now);
    return { groups: found.filter(({ hits }) => hits.length > 0), more };
  },
);

type Row<Find extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

function personHit({ user, lawyerName }: Row<typeof sought.findPeople>): SearchHit {
  const type = lawyerName === null ? 'Client' : 'Lawyer';
  return {
    _id: user.id,
    title: fullName(user),
    detail: `${type}, ${user.email}${user.suspendedAt ? ', suspended' : ''}`,
    href: `/admin/users/${user.id}`,
  };
}

function paymentHit(row: store.PaymentRow): SearchHit {
  const { _id, reference, status, received, total, ...payment } = serializePayment(row);
  return {
    _id,
    title: `${reference}, ${formatPeso(received ?? total)}`,
    detail: `${PAYMENT_STATE_NAMES[status]}, for ${aAn(payment.about.kind)}, ${between(payment)}`,
    href: `/admin/users/${payment.client._id}/payments?only=${_id}`,
  };
}

function meetingHit(row: store.MeetingRow): SearchHit {
  const { _id, start_time, status, type, ...meeting } = serializeMeeting(row);
  return {
    _id,
    title: formatDayTime(Date.parse(start_time)),
    detail: `${type === 'VIDEO' ? 'Video' : 'Phone'}, ${MEETING_STATE_NAMES[status]}, ${between(meeting)}`,
    href: `/admin/users/${meeting.client._id}/meetings?only=${_id}`,
  };
}

function agreementHit(row: store.AgreementRow): SearchHit {
  const { _id, title, price, status, ...agreement } = serializeAgreement(row);
  return {
    _id,
    title,
    detail: `${formatPeso(price)}, ${AGREEMENT_STATE_NAMES[status]}, ${between(agreement)}`,
    href: `/admin/users/${agreement.client._id}/agreements?only=${_id}`,
  };
}

function unclaimedHit(row: Row<typeof sought.findUnclaimed>): SearchHit {
  const state = row.closedAt === null ? 'open' : 'decided';
  return {
    _id: row.id,
    title: row.gatewayPaymentId,
    detail: `${row.amount === null ? 'Amount not known' : formatPeso(row.amount)}, ${state}`,
    href: `/admin/cases?kind=unclaimed&state=${state}`,
  };
}

function questionHit(row: Row<typeof questionsBetween>): SearchHit {
  const { id, situation, state, asker, page } = row;
  const from = asker ? fullName(asker) : 'somebody without signing in';
  const list = state === 'OPEN' ? 'open' : 'decided';
  return {
    _id: id,
    title: `${shortReference(id)}, ${situationTitle(situation)}`,
    detail: `${QUESTION_STATES[state]}, from ${from}`,
    href: `/admin/cases?kind=help&state=${list}${page > 0 ? `&page=${page}` : ''}#${id}`,
  };
}

const QUESTION_STATES = { OPEN: 'Open', ANSWERED: 'Answered', CLOSED: 'Closed' } as const;

const aAn = (kind: 'meeting' | 'agreement') => (kind === 'meeting' ? 'a meeting' : 'an agreement');

function between({ client, lawyer }: { client: { name: string }; lawyer: { name: string } }) {
  return `${client.name} and ${lawyer.name}`;
}

// Service

/**
 * Returns at most `SEARCH_HITS_MAX` hits, by kind. The audit log records the search, but not its text. Seven
 * statements.
 */
async function search(actor: Actor, q: string, now: number) {
  const what = readSought(q);
  const exec = database();
  const [people, payments, meetings, agreements, unclaimed, questions] = await Promise.all([
    sought.findPeople(exec, what, LIMIT),
    store.paymentsSought(exec, what, LIMIT),
    store.meetingsSought(exec, what, LIMIT),
    store.agreementsSought(exec, what, LIMIT),
    sought.findUnclaimed(exec, what, LIMIT),
    what.ids ? questionsBetween(exec, what.ids, LIMIT) : [],
  ]);
  const by = { role: 'admin', userId: actor.id } as const;
  const all: { kind: SearchKind; hits: SearchHit[] }[] = [
    { kind: 'payment', hits: payments.map(paymentHit) },
    { kind: 'meeting', hits: meetings.map(meetingHit) },
    { kind: 'agreement', hits: agreements.map(agreementHit) },
    { kind: 'unclaimed', hits: unclaimed.map(unclaimedHit) },
    { kind: 'question', hits: questions.map(questionHit) },
    { kind: 'person', hits: people.map(personHit) },
  ];
  const count = all.reduce((sum, { hits }) => sum + hits.length, 0);
  const shown = Math.min(count, SEARCH_HITS_MAX);
  await record(exec, 'search_made', by, { subject: 'search', detail: `${shown} found`, now });
  return { found: firstOf(all), more: count > SEARCH_HITS_MAX };
}

const LIMIT = SEARCH_HITS_MAX + 1;

function firstOf<Group extends { hits: SearchHit[] }>(groups: readonly Group[]): Group[] {
  let left = SEARCH_HITS_MAX;
  return groups.map((group) => {
    const hits = group.hits.slice(0, left);
    left -= hits.length;
    return { ...group, hits };
  });
}

// Feature

export const everything: Pick<Feature, 'operations'> = {
  operations: [searchEverything],
};
