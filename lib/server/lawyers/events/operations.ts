import 'server-only';
import type { EventAddress, EventDelivery } from '@/lib/contract/lawyers/events';
import * as contract from '@/lib/contract/lawyers/events';
import { isoInstant } from '@/lib/domain/platform/time';
import { asksForFactor } from '@/lib/server/accounts/second-factor/service';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { textOfProblem } from './policy';
import * as service from './service';
import type { DeliveryRow } from './store';

export const listEventAddresses = operation(contract.listEventAddresses, async ({ actor }) => {
  const rows = await service.addressesOf(lawyerIdOf(actor));
  return { results: rows.map(serializeAddress) };
});

export const addEventAddress = operation(
  contract.addEventAddress,
  async ({ actor, body, now }) => {
    await consumeRateLimit('event_addresses_account', actor.id);
    const { row, secret } = await service.addAddress(ownerOf(actor), body, now);
    return { address: serializeAddress(row), secret };
  },
  asksForFactor,
);

export const changeEventAddress = operation(
  contract.changeEventAddress,
  async ({ actor, params, body, now }) => {
    await consumeRateLimit('event_addresses_account', actor.id);
    return serializeAddress(await service.changeAddress(ownerOf(actor), params.id, body, now));
  },
  asksForFactor,
);

export const renewEventSecret = operation(
  contract.renewEventSecret,
  async ({ actor, params }) => {
    await consumeRateLimit('event_addresses_account', actor.id);
    const { row, secret } = await service.renewSecret(ownerOf(actor), params.id);
    return { address: serializeAddress(row), secret };
  },
  asksForFactor,
);

export const deleteEventAddress = operation(
  contract.deleteEventAddress,
  async ({ actor, params }) => {
    await service.removeAddress(lawyerIdOf(actor), params.id);
    return undefined;
  },
);

export const listEventDeliveries = operation(
  contract.listEventDeliveries,
  async ({ actor, params }) => {
    const rows = await service.deliveriesOf(lawyerIdOf(actor), params.id);
    return { results: rows.map(serializeDelivery) };
  },
);

export const repeatEventDelivery = operation(
  contract.repeatEventDelivery,
  async ({ actor, params, now }) => {
    await consumeRateLimit('event_repeats_account', actor.id);
    return serializeDelivery(await service.sendAgain(lawyerIdOf(actor), params, now));
  },
);

function ownerOf(actor: Actor) {
  return { lawyerId: lawyerIdOf(actor), userId: actor.id };
}

function serializeAddress(row: service.EventAddressView): EventAddress {
  return {
    _id: row.id,
    url: row.url,
    events: row.events,
    enabled: row.switchedOffAt === null,
    failing_since: instantOf(row.failingSince),
    created_at: isoInstant(row.createdAt.getTime()),
  };
}

function serializeDelivery(row: DeliveryRow): EventDelivery {
  return {
    _id: row.id,
    event_id: row.eventId,
    type: row.type,
    occurred_at: isoInstant(row.occurredAt.getTime()),
    state: stateOf(row),
    attempts: row.attempts,
    last_at: instantOf(row.lastAt),
    status: row.status,
    error: row.problem && textOfProblem(row.problem),
    next_at: instantOf(row.nextAt),
  };
}

function stateOf({ deliveredAt, gaveUpAt }: DeliveryRow): EventDelivery['state'] {
  if (deliveredAt) return 'delivered';
  return gaveUpAt ? 'failed' : 'waiting';
}

function instantOf(at: Date | null): string | null {
  return at && isoInstant(at.getTime());
}
