import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';

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

/** Why a test is skipped. */
export const NEEDS_DATABASE = 'needs DATABASE_URL, the database of the product under test';

/** The database of the product under test. A test that asks for it where it cannot be reached is skipped. */
export function databaseUrl(): string {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  return process.env.DATABASE_URL ?? '';
}

/**
 * The same for a fixture of the worker, which must not skip: Playwright would let the next test pass without having run it.
 * Whoever uses such a fixture is skipped by a line of the spec.
 */
export function requireDatabaseUrl(): string {
  if (!hasDatabase) throw new Error(`This test ${NEEDS_DATABASE}`);
  return process.env.DATABASE_URL ?? '';
}
