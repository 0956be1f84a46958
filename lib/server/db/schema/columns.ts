import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares without case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** An instant; a `Date` in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
