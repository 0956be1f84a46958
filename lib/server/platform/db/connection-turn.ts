import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

type Query = (...statement: unknown[]) => Promise<pg.QueryResult>;

interface Taken {
  readonly client: Promise<pg.PoolClient>;
  underWay: number;
  hasFailed: boolean;
}

/**
 * Runs the statements of one reader, such as a page, on one connection of a pool: those of one moment leave in one
 * packet. The connection is given back as soon as none is under way.
 */
export class ConnectionTurn {
  private taken: Taken | undefined;

  async query(pool: pg.Pool, statement: readonly unknown[]): Promise<pg.QueryResult> {
    const taken = this.take(pool);
    try {
      const client = await taken.client;
      return await (client.query as Query).apply(client, [...statement]);
    } catch (error) {
      taken.hasFailed = true;
      throw error;
    } finally {
      taken.underWay -= 1;
      if (taken.underWay === 0) this.giveBack(taken);
    }
  }

  private take(pool: pg.Pool): Taken {
    this.taken ??= { client: pool.connect(), underWay: 0, hasFailed: false };
    this.taken.underWay += 1;
    return this.taken;
  }

  private giveBack(taken: Taken): void {
    this.taken = undefined;
    // One that could not be had needs no giving back.
    taken.client.then(
      (client) => client.release(taken.hasFailed),
      () => {},
    );
  }
}

const turns = new AsyncLocalStorage<ConnectionTurn>();

/** Runs reads whose statements outside of transactions share the connection of a turn. */
export function readInTurn<T>(turn: ConnectionTurn, read: () => Promise<T>): Promise<T> {
  return turns.run(turn, read);
}

export const currentTurn = (): ConnectionTurn | undefined => turns.getStore();
