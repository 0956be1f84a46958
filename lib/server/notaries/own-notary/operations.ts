import 'server-only';
import * as contract from '@/lib/contract/notaries/own-notary';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import * as commission from '../commission/service';
import { documentUrl, serializeOwnNotary } from './serialize';
import * as service from './service';

const ownerOf = (actor: Actor) => ({ lawyerId: lawyerIdOf(actor), userId: actor.id });

const own = async (actor: Actor, now: number) =>
  serializeOwnNotary(await service.ownNotary(lawyerIdOf(actor), now), now);

export const getOwnNotary = operation(contract.getOwnNotary, ({ actor, now }) => own(actor, now));

export const saveNotary = operation(contract.saveNotary, async ({ actor, body, now }) => {
  await service.saveNotary(ownerOf(actor), body, now);
  return own(actor, now);
});

export const setNotaryPicture = operation(
  contract.setNotaryPicture,
  async ({ actor, body, now }) => {
    const [file] = body.picture;
    if (!file) throw new Error('the schema lets nothing pass without a picture');
    const name = await service.setNotaryPicture(ownerOf(actor), file, now);
    return { picture_url: pictureUrl(name) ?? '' };
  },
  { before: ({ actor }) => consumeRateLimit('picture_account', actor.id) },
);

export const setCommissionDocument = operation(
  contract.setCommissionDocument,
  async ({ actor, body, now }) => {
    const field = 'notarial_commission_doc';
    const document = { field, file: body[field] } as const;
    const url = documentUrl(await commission.setCommissionDocument(ownerOf(actor), document, now));
    return { picture_url: url, notarial_commission_doc_url: url };
  },
  { before: ({ actor }) => consumeRateLimit('lawyer_form_account', actor.id) },
);

export const removeCommissionDocument = operation(
  contract.removeCommissionDocument,
  async ({ actor, now }) => {
    await commission.removeCommissionDocument(ownerOf(actor), now);
    return undefined;
  },
);

export const toggleNotaryVisibility = operation(
  contract.toggleNotaryVisibility,
  async ({ actor, now }) => {
    await service.toggleVisibility(actor, now);
    return own(actor, now);
  },
);
