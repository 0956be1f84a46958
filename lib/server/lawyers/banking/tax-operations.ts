import 'server-only';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import * as contract from '@/lib/contract/lawyers/tax';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import { TAX_DATA_YEARS } from '@/lib/domain/platform/retention';
import { asksForFactor, requireFactor } from '@/lib/server/accounts/second-factor/service';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { eraseTax, exportedTax } from './tax-personal-data-service';
import type { TaxData } from './tax-service';
import * as service from './tax-service';

const ownerOf = (actor: Actor) => ({ lawyerId: lawyerIdOf(actor), userId: actor.id });

const ownTax = async (lawyerId: string) =>
  serializeTax(await service.taxDataOf(database(), lawyerId));

export const getOwnTax = operation(contract.getOwnTax, ({ actor }) => ownTax(lawyerIdOf(actor)));

export const setOwnTax = operation(
  contract.setOwnTax,
  async ({ actor, body, now }) => {
    const owner = ownerOf(actor);
    await service.setTaxData(owner, body, now);
    return ownTax(owner.lawyerId);
  },
  asksForFactor,
);

export const setTaxDocument = operation(
  contract.setTaxDocument,
  async ({ actor, body, now }) => {
    const owner = ownerOf(actor);
    await service.setTaxDocument(owner, body.document, now);
    return ownTax(owner.lawyerId);
  },
  {
    before: async ({ actor, now }) => {
      await requireFactor(actor, now);
      await consumeRateLimit('lawyer_form_account', actor.id);
    },
  },
);

export const getTaxDocument = operation(contract.getTaxDocument, ({ actor, now }) =>
  service.viewTaxDocument(ownerOf(actor), { role: 'owner', userId: actor.id }, now),
);

export const removeTaxDocument = operation(
  contract.removeTaxDocument,
  async ({ actor, now }) => {
    await service.removeTaxDocument(ownerOf(actor), now);
    return undefined;
  },
  asksForFactor,
);

export const requestTaxCheck = operation(
  contract.requestTaxCheck,
  async ({ actor, now }) => {
    await service.requestTaxCheck(ownerOf(actor), now);
    return undefined;
  },
  {
    before: async ({ actor, now }) => {
      await requireFactor(actor, now);
      await consumeRateLimit('lawyer_form_account', actor.id);
    },
  },
);

function serializeTax(data: TaxData | null): OwnTax {
  if (!data) return { tax: null };
  const { tin, registeredName, vatStatus, updatedAt, document } = data;
  return {
    tax: {
      tin: groupedTin(tin),
      registered_name: registeredName,
      vat_status: vatStatus,
      updated_at: updatedAt.toISOString(),
      document: document && {
        name: document.name,
        size: document.size,
        content_type: document.contentType,
        added_at: document.addedAt.toISOString(),
        url: '/api/v1/lawyers/profile/tax/document',
      },
    },
  };
}

export const tax: Pick<Feature, 'operations'> & Required<Pick<Feature, 'personalData'>> = {
  operations: [
    getOwnTax,
    setOwnTax,
    setTaxDocument,
    getTaxDocument,
    removeTaxDocument,
    requestTaxCheck,
  ],
  personalData: [
    {
      tables: ['tax_profiles'],
      exported: exportedTax,
      erase: eraseTax,
      retained: `Where tax was withheld: TIN, registered name and VAT status until ${TAX_DATA_YEARS} years after that year, as returns and books ask.`,
    },
  ],
};
