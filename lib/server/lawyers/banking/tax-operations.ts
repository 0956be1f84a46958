import 'server-only';
import * as contract from '@/lib/contract/lawyers/tax';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeTax } from './tax-serialize';
import * as service from './tax-service';

const ownerOf = (actor: Actor) => ({ lawyerId: lawyerIdOf(actor), userId: actor.id });

const ownTax = async (lawyerId: string) =>
  serializeTax(await service.taxDataOf(database(), lawyerId));

export const getOwnTax = operation(contract.getOwnTax, ({ actor }) => ownTax(lawyerIdOf(actor)));

export const setOwnTax = operation(contract.setOwnTax, async ({ actor, body, now }) => {
  const owner = ownerOf(actor);
  await service.setTaxData(owner, body, now);
  return ownTax(owner.lawyerId);
});

export const setTaxDocument = operation(
  contract.setTaxDocument,
  async ({ actor, body, now }) => {
    const owner = ownerOf(actor);
    await service.setTaxDocument(owner, body.document, now);
    return ownTax(owner.lawyerId);
  },
  { before: ({ actor }) => consumeRateLimit('lawyer_form_account', actor.id) },
);

export const getTaxDocument = operation(contract.getTaxDocument, ({ actor, now }) =>
  service.viewTaxDocument(ownerOf(actor), { role: 'owner', userId: actor.id }, now),
);

export const removeTaxDocument = operation(contract.removeTaxDocument, async ({ actor, now }) => {
  await service.removeTaxDocument(ownerOf(actor), now);
  return undefined;
});
