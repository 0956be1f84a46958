import 'server-only';
import net from 'node:net';
import type { ClientConfig } from 'pg';
import { env } from '@/lib/env';

interface Limits {
  /** Milliseconds to get a connection, for a statement, for a lock inside it, and for the response. */
  connect: number;
  statement: number;
  lock: number;
  answer: number;
}

/** Longest pause of an open transaction; longer than any wait for a lock, or its holder would be ended first. */
const IDLE_MS = 15_000;

/** Returns a socket that sends the statements of one moment in one packet: PostgreSQL is woken once for all of them. */
function together(): net.Socket {
  const socket = new net.Socket();
  const uncork = socket.uncork.bind(socket);
  socket.uncork = () => process.nextTick(uncork);
  return socket;
}

/** Whether statements pass through a transaction pooler, so that PostgreSQL itself has another address. */
export const isPooled = (): boolean => directUrl() !== env.DATABASE_URL;

/** Returns the address of PostgreSQL itself: for session locks, LISTEN, the job workers and migrations. */
export const directUrl = (): string | undefined => env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

const here = (limits: Limits): Limits => ({
  connect: Math.round(limits.connect * env.TIME_LIMIT_FACTOR),
  statement: Math.round(limits.statement * env.TIME_LIMIT_FACTOR),
  lock: Math.round(limits.lock * env.TIME_LIMIT_FACTOR),
  answer: Math.round(limits.answer * env.TIME_LIMIT_FACTOR),
});

const settings = ({ statement, lock }: Limits): (readonly [name: string, value: string])[] => [
  ['statement_timeout', String(statement)],
  ['lock_timeout', String(lock)],
  ['idle_in_transaction_session_timeout', String(Math.round(IDLE_MS * env.TIME_LIMIT_FACTOR))],
  ['timezone', 'UTC'],
];

function connection({ connect, answer }: Limits): ClientConfig {
  return { connectionTimeoutMillis: connect, query_timeout: answer, stream: together };
}

function session(limits: Limits): ClientConfig {
  return {
    ...connection(limits),
    options: settings(limits)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    get connectionString() {
      return directUrl();
    },
  };
}

export interface PoolConnection {
  readonly config: ClientConfig;
  readonly begin: string;
  /** Behind a transaction pooler the next transaction may run in another client's session. */
  readonly isPooled: boolean;
}

function pooled(limits: Limits, url: string | undefined): PoolConnection {
  if (!isPooled())
    return {
      config: { ...session(limits), connectionString: url },
      begin: 'begin',
      isPooled: false,
    };
  const own = settings(limits).map(([name, value]) => `; set local ${name} = '${value}'`);
  return {
    config: { ...connection(limits), connectionString: url },
    begin: `begin${own.join('')}`,
    isPooled: true,
  };
}

/**
 * Limits of requests: one that takes over five seconds is better off with a 503. The server cancels a slow statement
 * first, which leaves the connection intact; our own limit is for a server that no longer responds.
 */
const REQUEST: Limits = { connect: 3_000, statement: 2_700, lock: 2_500, answer: 3_000 };

const PROBE: Limits = { connect: 1_500, statement: 1_500, lock: 1_500, answer: 1_800 };

/** Limits of jobs: no request waits for them, so they may take longer. */
const BACKGROUND: Limits = { connect: 10_000, statement: 60_000, lock: 10_000, answer: 65_000 };

/** Limits of a replica: a failed attempt leaves time to ask the primary. */
const REPLICA: Limits = { connect: 1_000, statement: 1_000, lock: 1_000, answer: 1_200 };

/** Opens a separate connection that requests wait for. */
export const requestSession = () => session(here(REQUEST));

export const requestConnection = () => pooled(here(REQUEST), env.DATABASE_URL);
export const probeConnection = () => pooled(here(PROBE), env.DATABASE_URL);
export const backgroundConnection = () => pooled(here(BACKGROUND), env.DATABASE_URL);
export const replicaConnection = () => pooled(here(REPLICA), env.DATABASE_READ_URL);
