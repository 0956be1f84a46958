import 'server-only';
import * as contract from '@/lib/contract/work-items/documents';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeVersion } from './versions-serialize';
import * as service from './versions-service';

export const listWorkItemVersions = operation(
  contract.listWorkItemVersions,
  async ({ actor, params }) => {
    const rows = await service.versionsOf(partyOf(actor), params.id);
    return { results: rows.map(serializeVersion) };
  },
);

export const getAgreement = operation(
  contract.getAgreement,
  async ({ actor, params }) => {
    const file = await service.agreementOf(partyOf(actor), params.id);
    return { ...file, contentType: 'application/pdf' };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);
