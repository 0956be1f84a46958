import 'server-only';
import * as contract from '@/lib/contract/lawyers/google-calendar';
import {
  type GoogleOutcome,
  isGoogleProblem,
  needsOwner,
} from '@/lib/domain/lawyers/calendar/google-calendar';
import { isoInstant } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { foundOf, type WorkSource } from '@/lib/server/registry/work';
import * as connection from './google-connection-service';
import * as service from './google-service';
import { findWaiting, type GoogleRow } from './google-store';

export const getGoogle = operation(contract.getGoogle, ({ actor }) => stateOf(lawyerIdOf(actor)));

export const changeGoogle = operation(contract.changeGoogle, async ({ actor, body, now }) => {
  const lawyerId = lawyerIdOf(actor);
  await connection.showClientNames(lawyerId, body.client_names, now);
  return stateOf(lawyerId);
});

export const connectGoogleCalendar = operation(
  contract.connectGoogleCalendar,
  async ({ actor, reply }) => {
    await consumeRateLimit('calendar_import_account', actor.id);
    const { address, cookie } = await connection.beginVisit(actor.sessionId);
    reply.setCookie(cookie);
    return address;
  },
);

export const finishGoogleCalendar = operation(
  contract.finishGoogleCalendar,
  async ({ actor, query, header, reply, now }) => {
    reply.setCookie(connection.endVisit());
    if (actor?.type !== 'LAWYER' || !actor.emailVerified) return pageWith('expired');
    const { code, state } = query;
    const who = { sessionId: actor.sessionId, userId: actor.id, lawyerId: lawyerIdOf(actor) };
    const arrived = { ...who, cookie: header('cookie'), code, state };
    return pageWith(await connection.finishVisit(arrived, now));
  },
);

function pageWith(outcome: GoogleOutcome): string {
  return `${service.GOOGLE_PAGE}&google=${outcome}`;
}

export const syncGoogleCalendar = operation(contract.syncGoogleCalendar, async ({ actor, now }) => {
  await consumeRateLimit('calendar_import_account', actor.id);
  const lawyerId = lawyerIdOf(actor);
  const row = (await connection.connectionOf(lawyerId))?.row;
  if (row) await service.syncCalendar(row.id, now);
  return stateOf(lawyerId);
});

export const endGoogle = operation(contract.endGoogle, async ({ actor, now }) => {
  await connection.disconnect(lawyerIdOf(actor), actor.id, now);
  return undefined;
});

export const hearGoogleCalendar = operation(
  contract.hearGoogleCalendar,
  async ({ address, header, now }) => {
    await consumeInMemory('google_message_address', address);
    const known = await service.handleNotification(
      header('x-goog-channel-id'),
      header('x-goog-channel-token'),
      now,
    );
    if (!known) throw notFound();
    return undefined;
  },
);

async function stateOf(lawyerId: string): Promise<contract.GoogleCalendarState> {
  const found = await connection.connectionOf(lawyerId);
  if (!found) return { available: false, connection: null };
  return {
    available: true,
    connection: found.row && serialize(found.row, found.homeOf(found.row.email)),
  };
}

function serialize(row: GoogleRow, url: string): contract.GoogleConnection {
  const { email, connectedAt, clientNames, agreedAt, problem } = row;
  return {
    account: email,
    connected_at: isoInstant(connectedAt.getTime()),
    client_names: clientNames,
    agreed_at: agreedAt && isoInstant(agreedAt.getTime()),
    problem: problem !== null && isGoogleProblem(problem) ? problem : null,
    url,
  };
}

/** Connections that only the lawyer can restore. One statement. */
const googleWork: WorkSource = {
  kind: 'calendar',
  side: 'lawyer',
  noun: 'calendars',
  all: service.GOOGLE_PAGE,
  find: async (exec, { lawyerId }) => {
    const rows = (await findWaiting(exec, lawyerId)).filter((row) => needsOwner(row.problem));
    return foundOf(
      rows.map((row) => ({ ...row, count: rows.length })),
      ({ id, email, connectedAt, agreedAt }) => ({
        id,
        action: 'Connect Google Calendar again',
        about: email,
        since: agreedAt ?? connectedAt,
        until: null,
        href: service.GOOGLE_PAGE,
      }),
    );
  },
};

export const googleCalendars = {
  operations: [
    getGoogle,
    changeGoogle,
    connectGoogleCalendar,
    finishGoogleCalendar,
    syncGoogleCalendar,
    endGoogle,
    hearGoogleCalendar,
  ],
  work: [googleWork],
  encrypted: [connection.encryptedToken],
  personalData: [
    {
      tables: ['google_calendars', 'google_times'],
      exported: connection.exportedGoogle,
      erase: connection.eraseGoogle,
      retained:
        'Until Google has taken its rights back, seven days at most: the token for that, without the address of the account.',
    },
  ],
} satisfies Partial<Feature>;
