import 'server-only';
import net from 'node:net';
import type { ClientConfig } from 'pg';
import { env } from '@/lib/env';

interface Limits {
  /** Milliseconds to get a connection, for a statement, for a lock inside it, and for the answer to arrive. */
  connect: number;
  statement: number;
  lock: number;
  answer: number;
}

/** Statements of one moment leave in one packet: PostgreSQL is woken once for all of them. */
function together(): net.Socket {
  const socket = new net.Socket();
  const uncork = socket.uncork.bind(socket);
  socket.uncork = () => process.nextTick(uncork);
  return socket;
}

/** Whether statements go by way of a transaction pooler: PostgreSQL itself has another address then. */
export const isPooled = (): boolean => directUrl() !== env.DATABASE_URL;

/** PostgreSQL itself: for locks of a session, LISTEN, the workers of the jobs and migrations. */
export const directUrl = (): string | undefined => env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

/** Those of this process: tests give a slow machine more time. */
const here = (limits: Limits): Limits => ({
  connect: Math.round(limits.connect * env.TIME_LIMIT_FACTOR),
  statement: Math.round(limits.statement * env.TIME_LIMIT_FACTOR),
  lock: Math.round(limits.lock * env.TIME_LIMIT_FACTOR),
  answer: Math.round(limits.answer * env.TIME_LIMIT_FACTOR),
});

const settings = ({ statement, lock }: Limits): (readonly [name: string, value: string])[] => [
  ['statement_timeout', String(statement)],
  ['lock_timeout', String(lock)],
  ['idle_in_transaction_session_timeout', '15000'],
  ['timezone', 'UTC'],
];

function connection({ connect, answer }: Limits): ClientConfig {
  return { connectionTimeoutMillis: connect, query_timeout: answer, stream: together };
}

/** A connection to PostgreSQL itself, whose settings hold as long as it does. */
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

/** How a pool connects, and what a transaction begins with. */
export interface PoolConnection {
  readonly config: ClientConfig;
  readonly begin: string;
  /** Behind a transaction pooler the next transaction may run in the session of somebody else. */
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
 * A request that cannot be answered within five seconds is better off with a 503. The server cancels a slow statement
 * first, which leaves the connection intact; our own limit is for a server that has stopped answering.
 */
const REQUEST: Limits = { connect: 3_000, statement: 2_700, lock: 2_500, answer: 3_000 };

/** Whoever asks whether this process is ready decides by the answer, and soon asks again. */
const PROBE: Limits = { connect: 1_500, statement: 1_500, lock: 1_500, answer: 1_800 };

/** No request waits for a job: it may take longer. */
const BACKGROUND: Limits = { connect: 10_000, statement: 60_000, lock: 10_000, answer: 65_000 };

/** Who asks a replica in vain has time left to ask the primary. */
const REPLICA: Limits = { connect: 1_000, statement: 1_000, lock: 1_000, answer: 1_200 };

/** A connection of its own that requests wait for. */
export const requestSession = () => session(here(REQUEST));

export const requestConnection = () => pooled(here(REQUEST), env.DATABASE_URL);
export const probeConnection = () => pooled(here(PROBE), env.DATABASE_URL);
export const backgroundConnection = () => pooled(here(BACKGROUND), env.DATABASE_URL);
export const replicaConnection = () => pooled(here(REPLICA), env.DATABASE_READ_URL);
