import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type NotarialDocument, servicePattern } from '@/lib/catalogue/notarial-documents';
import { EVENING_MINUTE, type OfficeHours } from '@/lib/domain/notaries/office-hours';
import type { Executor } from '@/lib/server/platform/db/pool';

export interface NotaryCriteria {
  readonly document?: NotarialDocument | undefined;
  readonly city?: string | undefined;
  /** Weekday on which the office is open, 0 for Sunday. */
  readonly day?: number | undefined;
  /** Only offices open after 5 PM, on `day` if given. */
  readonly evening: boolean;
  /** Maximum in centavos for the lowest fee. */
  readonly maxFee?: number | undefined;
}

export interface NotaryRow extends Record<string, unknown> {
  readonly id: string;
  readonly displayName: string;
  readonly picture: string | null;
  readonly city: string;
  readonly officeAddress: string;
  readonly phone: string;
  readonly commissionNumber: string;
  readonly commissionTerritory: string;
  readonly commissionValidUntil: string;
  /** Epoch milliseconds. */
  readonly checkedAt: number;
  readonly services: readonly { name: string; price: number }[] | null;
  readonly hours: readonly OfficeHours[] | null;
  readonly bookable: boolean;
}

const NOTARY = sql`select n.lawyer_id as id, n.display_name as "displayName", n.picture, n.city,
  n.office_address as "officeAddress", n.phone, n.commission_number as "commissionNumber",
  n.commission_territory as "commissionTerritory", n.commission_valid_until::text as "commissionValidUntil",
  extract(epoch from n.checked_at)::float8 * 1000 as "checkedAt",
  (select json_agg(json_build_object('name', s.name, 'price', s.price) order by s.position)
    from notary_services s where s.lawyer_id = n.lawyer_id) as services,
  (select json_agg(json_build_object('day', h.day, 'startMinute', h.start_minute, 'endMinute', h.end_minute))
    from notary_hours h where h.lawyer_id = n.lawyer_id) as hours,
  exists (select from listed_lawyers l where l.lawyer_id = n.lawyer_id and l.area = '*') as bookable
  from listed_notaries n`;

/** Selects the lowest fee, of services for a document if given; null without any. */
function lowestFee(document?: NotarialDocument): SQL {
  const one = document ? sql` and s.name ~* ${servicePattern(document)}` : sql``;
  return sql`(select min(s.price) from notary_services s where s.lawyer_id = n.lawyer_id${one})`;
}

const ORDERS = {
  fee: (document?: NotarialDocument) => sql`${lowestFee(document)}, n.lawyer_id`,
  name: () => sql`n.display_name, n.lawyer_id`,
} as const;

export async function findListed(
  exec: Executor,
  criteria: NotaryCriteria,
  order: keyof typeof ORDERS,
  offset: number,
  limit: number,
): Promise<NotaryRow[]> {
  const { rows } = await exec.execute<NotaryRow>(
    sql`${NOTARY} where ${fitting(criteria)} order by ${ORDERS[order](criteria.document)} offset ${offset} limit ${limit}`,
  );
  return rows;
}

export async function countListed(exec: Executor, criteria: NotaryCriteria): Promise<number> {
  const { rows } = await exec.execute<{ total: number }>(
    sql`select count(*)::int as total from listed_notaries n where ${fitting(criteria)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Finds the notary of a lawyer's handle; undefined when not listed. */
export async function findNotary(exec: Executor, id: string): Promise<NotaryRow | undefined> {
  const { rows } = await exec.execute<NotaryRow>(sql`${NOTARY} where n.lawyer_id = ${id}`);
  return rows[0];
}

export interface CityRow extends Record<string, unknown> {
  readonly city: string;
  readonly total: number;
  readonly min: number;
  readonly max: number;
}

export async function findCities(exec: Executor): Promise<CityRow[]> {
  const { rows } = await exec.execute<CityRow>(sql`
    select city, count(*)::int as total, min(fee) as min, max(fee) as max
    from (select n.city, ${lowestFee()} as fee from listed_notaries n) f
    group by city having min(fee) is not null order by city`);
  return rows;
}

function fitting({ document, city, day, evening, maxFee }: NotaryCriteria): SQL {
  const all: SQL[] = [sql`true`];
  if (city !== undefined) all.push(sql`n.city = ${city}`);
  if (document !== undefined) all.push(sql`${lowestFee(document)} is not null`);
  if (maxFee !== undefined) all.push(sql`${lowestFee(document)} <= ${maxFee}`);
  if (day !== undefined || evening) {
    const onDay = day === undefined ? sql`` : sql` and h.day = ${day}`;
    const late = evening ? sql` and h.end_minute > ${EVENING_MINUTE}` : sql``;
    all.push(
      sql`exists (select from notary_hours h where h.lawyer_id = n.lawyer_id${onDay}${late})`,
    );
  }
  return sql.join(all, sql` and `);
}
