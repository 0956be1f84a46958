import 'server-only';
import * as contract from '@/lib/contract/accounts/settings';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit, refundRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { pendingOf } from './export-service';
import { serializeUser } from './serialize';
import * as service from './service';

export const getAccount = operation(contract.getAccount, async ({ actor, now }) => {
  const row = await service.accountOf(database(), actor);
  const pending = await pendingOf(row.id, now);
  return {
    user: serializeUser(row),
    pending_email: pending.email,
    has_password: row.passwordHash !== null,
    deletes_at: row.deletionDueAt && isoInstant(row.deletionDueAt.getTime()),
    export: pending.export,
  };
});

export const changeSettings = operation(contract.changeSettings, async ({ actor, body, now }) => {
  if (body.email !== undefined) await consumeRateLimit('password_account', actor.id);
  const row = await service.changeSettings(actor, body, now);
  if (body.email !== undefined) await refundRateLimit('password_account', actor.id);
  return serializeUser(row);
});

export const setPicture = operation(
  contract.setPicture,
  async ({ actor, body, now }) => {
    const [file] = body.picture;
    if (!file) throw new Error('the schema lets nothing pass without a picture');
    return { picture_url: pictureUrl(await service.setPicture(actor, file, now)) ?? '' };
  },
  { before: ({ actor }) => consumeRateLimit('picture_account', actor.id) },
);

export const removePicture = operation(contract.removePicture, async ({ actor, now }) => {
  await service.removePicture(actor, now);
  return undefined;
});
