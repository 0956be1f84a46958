import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares without case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** An instant; a `Date` in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The year it is in Manila, for checks. */
export const yearNow = sql.raw("extract(year from now() at time zone 'Asia/Manila')");
