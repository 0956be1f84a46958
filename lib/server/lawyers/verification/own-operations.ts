import 'server-only';
import * as contract from '@/lib/contract/lawyers/verification';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeOwn } from './own-serialize';
import * as service from './own-service';

export const getOwnVerification = operation(contract.getOwnVerification, async ({ actor, now }) =>
  serializeOwn(await service.verificationOf(lawyerIdOf(actor), now)),
);

export const resubmitDocuments = operation(
  contract.resubmitDocuments,
  async ({ actor, body, now }) => {
    const lawyerId = lawyerIdOf(actor);
    const { government_id, ibp_id, roll_number: rollNumber, ibp_number: ibpNumber } = body;
    await service.resubmit(
      lawyerId,
      { files: { government_id, ibp_id }, rollNumber, ibpNumber },
      now,
    );
    return serializeOwn(await service.verificationOf(lawyerId, now));
  },
  { before: ({ actor }) => consumeRateLimit('lawyer_form_account', actor.id) },
);
