import { eq, sql } from 'drizzle-orm';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import {
  getOwnNotary as getPrivate,
  setCommissionDocument as postDocument,
  saveNotary as putNotary,
} from '@/lib/contract/notaries/own-notary';
import { manilaYear } from '@/lib/domain/platform/time';
import { commission } from '@/lib/server/notaries/commission/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { send } from '../api/requests';
import type { TestLawyer } from '../factories';
import { fileOf } from '../files/identity';
import { SAMPLES } from '../files/sample-files';

export const YEAR = manilaYear(Date.now());
export const SEEDED = {
  city: 'makati',
  office_address: '2F Example Building, Ayala Avenue',
  phone: '+63281234567',
  commission_number: 'M-123',
  commission_territory: 'City of Makati',
  commission_valid_until: `${YEAR + 1}-12-31`,
  services: [
    { name: 'Affidavit (jurat)', price: 20_000 },
    { name: 'Acknowledgment of a deed', price: 50_000 },
  ],
  office_hours: [1, 2, 3, 4, 5].map((day) => ({ day, open: '09:00', close: '17:00' })),
};

export const save = ({ cookie }: TestLawyer, change: object = {}) =>
  send(putNotary, { cookie, body: { ...SEEDED, ...change } });

export async function own({ cookie }: TestLawyer): Promise<OwnNotary> {
  return (await send(getPrivate, { cookie })).body as OwnNotary;
}

export async function handIn({ cookie }: TestLawyer, file = fileOf(SAMPLES.pdf, 'commission.pdf')) {
  const body = new FormData();
  body.append('notarial_commission_doc', file);
  return send(postDocument, { cookie, body });
}

export const approve = ({ lawyerId }: TestLawyer, now = Date.now()) =>
  transaction((tx) => commission.approved(tx, lawyerId, now));

export async function events({ id }: TestLawyer): Promise<string[]> {
  const rows = await database()
    .select({ event: auditEvents.event, detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.subject, id))
    .orderBy(auditEvents.at, auditEvents.id);
  return rows.map(({ event, detail }) => (detail ? `${event} ${detail}` : event));
}

/** Tags of the pages that `work` has rendered again, in order. */
export async function pagesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await database().execute<{ at: string }>(
    sql`select clock_timestamp()::text as at`,
  );
  await work();
  const { rows } = await database().execute<{ tag: string }>(
    sql`select distinct tag from page_changes where changed_at > ${before.rows[0]?.at}::timestamptz`,
  );
  return rows.map(({ tag }) => tag).toSorted();
}

/** Tags of the pages that show a notary in these cities. */
export const pagesIn = ({ lawyerId }: TestLawyer, ...cities: string[]) =>
  [
    'home',
    'notary-cities',
    `notary:${lawyerId}`,
    ...cities.map((city) => `notary-city:${city}`),
  ].toSorted();
