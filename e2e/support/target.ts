import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The running product that the tests use; `npm test` starts one of its own and names it here. */
export const BASE_URL = process.env.BASE_URL ?? 'http://127.0.0.1:3000';

/** Whether the tests were given a product to use. */
export const isGiven = process.env.BASE_URL !== undefined;

/** Zone of the browser, except where a test chooses its own. */
export const TIMEZONE = process.env.E2E_TIMEZONE ?? 'Asia/Manila';

/** The inbox beside the product: INBOX_URL, else that of `npm start`. */
export function inboxUrl(): string {
  if (process.env.INBOX_URL) return process.env.INBOX_URL;
  const file = path.resolve('.data/local/inbox.json');
  const known: { web?: number } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return `http://127.0.0.1:${known.web ?? 1080}`;
}

/** Whether the tests can reach the database of the product under test. */
export const hasDatabase = Boolean(process.env.DATABASE_URL);

/** The database of the product under test, for tests that start a second process on it. */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('This test needs DATABASE_URL, the database of the product under test');
  return url;
}
