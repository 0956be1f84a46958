import 'server-only';
import * as contract from '@/lib/contract/payments/statements';
import { manilaYear } from '@/lib/domain/platform/time';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeYear, statementDocument } from './serialize';
import { statementOf, yearOf } from './service';

export const getStatement = operation(
  contract.getStatement,
  async ({ actor, query, now }) => {
    const statement = await statementOf(lawyerIdOf(actor), query.month, now);
    const body = await renderPdf(statementDocument(statement, now));
    const name = `statement-${query.month}.pdf`;
    return { name, contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

export const getPaymentYear = operation(contract.getPaymentYear, async ({ actor, query, now }) =>
  serializeYear(await yearOf(lawyerIdOf(actor), query.year ?? manilaYear(now), now)),
);
