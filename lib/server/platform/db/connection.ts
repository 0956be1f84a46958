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

function connection({ connect, statement, lock, answer }: Limits): ClientConfig {
  return {
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    stream: together,
    options: `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=15000 -c timezone=UTC`,
    get connectionString() {
      return env.DATABASE_URL;
    },
  };
}

/**
 * A request that cannot be answered within five seconds is better off with a 503. The server cancels a slow statement
 * first, which leaves the connection intact; our own limit is for a server that has stopped answering.
 */
export const REQUEST_CONNECTION = connection({
  connect: 3_000,
  statement: 2_700,
  lock: 2_500,
  answer: 3_000,
});

/** Whoever asks whether this process is ready decides by the answer, and soon asks again. */
export const PROBE_CONNECTION = connection({
  connect: 1_500,
  statement: 1_500,
  lock: 1_500,
  answer: 1_800,
});

/** No request waits for a job: it may take longer. */
export const BACKGROUND_CONNECTION = connection({
  connect: 10_000,
  statement: 60_000,
  lock: 10_000,
  answer: 65_000,
});
