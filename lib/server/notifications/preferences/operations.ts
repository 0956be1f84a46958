import 'server-only';
import * as contract from '@/lib/contract/notifications/preferences';
import { applicationKey } from '@/lib/server/adapters/push/vapid-keys';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { serializePreferences } from './serialize';
import * as service from './service';

export const getPreferences = operation(contract.getPreferences, async ({ actor }) =>
  answer(actor, await service.preferencesOf(database(), actor.id)),
);

export const changePreferences = operation(contract.changePreferences, async ({ actor, body }) =>
  answer(actor, await service.changePreferences(actor.id, body)),
);

async function answer(actor: Actor, preferences: service.Preferences) {
  const push = { application_key: applicationKey(), subscribed: await service.isSubscribed(actor) };
  return { ...serializePreferences(preferences), push };
}
