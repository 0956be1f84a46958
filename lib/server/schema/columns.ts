import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares without case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** What `encrypt` of lib/server/platform/crypto/encryption.ts made, which `decrypt` alone reads. */
export type EncryptedText = string & { readonly encrypted: true };

/**
 * Text that is never stored plain. Each such column is in the `encrypted` of its feature (lib/server/registry/feature.ts), or
 * values would stay behind when keys are rotated.
 */
export const encryptedText = customType<{ data: EncryptedText }>({ dataType: () => 'text' });

/** An instant; a `Date` in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The year it is in Manila, for checks. */
export const yearNow = sql.raw("extract(year from now() at time zone 'Asia/Manila')");

/** A column that names stored files, by names in the database. */
export interface NamedFiles {
  readonly table: string;
  /** With the storage key or, below a folder of the storage, a name there. */
  readonly column: string;
  readonly folder?: string;
  /** The column with its bytes, where the row has it. */
  readonly size?: string;
  /** Of a name and one that is made of it when it is asked for: how the first ends, and the second. */
  readonly remade?: readonly [ending: string, ofMade: string];
}
