import 'server-only';
import * as contract from '@/lib/contract/admin/records';
import { fullName } from '@/lib/domain/accounts/full-name';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeAgreement, serializeMeeting, serializePayment } from './serialize';
import * as store from './store';

// Operations

export const listMeetingsOfUser = operation(contract.listMeetingsOfUser, async (context) => {
  const { rows, ...found } = await recordsOf('meetings', context);
  return { ...found, results: rows.map(serializeMeeting) };
});

export const listAgreementsOfUser = operation(contract.listAgreementsOfUser, async (context) => {
  const { rows, ...found } = await recordsOf('agreements', context);
  return { ...found, results: rows.map(serializeAgreement) };
});

export const listPaymentsOfUser = operation(contract.listPaymentsOfUser, async (context) => {
  const { rows, ...found } = await recordsOf('payments', context);
  return { ...found, results: rows.map(serializePayment) };
});

// Service

interface Asked {
  readonly actor: Actor;
  readonly params: { readonly id: string };
  readonly query: { readonly only?: string | undefined; readonly page: number };
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Lists {
  meetings: store.MeetingRow;
  agreements: store.AgreementRow;
  payments: store.PaymentRow;
}

type List<Row> = (exec: Executor, own: store.Own, part: store.Part) => Promise<Row[]>;

const LISTS: { readonly [Name in keyof Lists]: List<Lists[Name]> } = {
  meetings: store.meetingsOf,
  agreements: store.agreementsOf,
  payments: store.paymentsOf,
};

/**
 * Returns a page of a person's records with others, and records the view in the audit log. Three statements.
 * @throws AppError not_found
 */
async function recordsOf<Name extends keyof Lists>(
  name: Name,
  { actor, params: { id }, query: { only, page }, now }: Asked,
) {
  const person = await store.findPerson(database(), id);
  if (!person) throw notFound();
  const by = { role: 'admin', userId: actor.id } as const;
  await record(database(), 'user_viewed', by, { subject: id, detail: name, now });
  const side = { userId: id, lawyerId: person.lawyerId };
  const part = { limit: PAGE_SIZE + 1, offset: page * PAGE_SIZE };
  const found = await LISTS[name](database(), { side, only }, part);
  return {
    name: fullName(person),
    rows: found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
    page,
  };
}

// Feature

export const records: Pick<Feature, 'operations'> = {
  operations: [listMeetingsOfUser, listAgreementsOfUser, listPaymentsOfUser],
};
