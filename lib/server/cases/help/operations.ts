import 'server-only';
import type { HelpQuestion } from '@/lib/contract/cases/help';
import * as contract from '@/lib/contract/cases/help';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { isoInstant } from '@/lib/domain/platform/time';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import * as service from './service';

export const askForHelp = operation(
  contract.askForHelp,
  async ({ actor, params: { id }, body, now }) => {
    const email = await service.ask(actor?.id ?? null, id, body, now);
    return { _id: id, reference: shortReference(id), email };
  },
  {
    before: ({ actor, address }) =>
      actor
        ? consumeRateLimit('help_account', actor.id)
        : consumeRateLimit('help_address', address),
  },
);

export const listHelpQuestions = operation(
  contract.listHelpQuestions,
  async ({ actor, query: { page } }) => {
    const { rows, hasMore } = await service.questionsOf(actor.id, page);
    const results = rows.map((row) =>
      serializeQuestion(row, `/api/v1/help/questions/${row.id}/file`),
    );
    return { results, hasMore, page };
  },
);

export const getHelpFile = operation(contract.getHelpFile, ({ actor, params: { id } }) =>
  service.openFile(id, actor.id),
);

/**
 * Serializes a question.
 * @param fileUrl URL of the attached file for the reader
 */
export function serializeQuestion(row: service.QuestionRow, fileUrl: string): HelpQuestion {
  const { id, situation, reference, state, fileName, fileSize, fileType } = row;
  return {
    _id: id,
    situation,
    reference,
    question: service.questionText(row),
    file:
      fileName && fileSize && fileType
        ? { name: fileName, size: fileSize, content_type: fileType, url: fileUrl }
        : null,
    state,
    asked_at: isoInstant(row.createdAt.getTime()),
    answer: service.answerText(row),
    ended_at: row.endedAt && isoInstant(row.endedAt.getTime()),
  };
}

export const help: Pick<Feature, 'operations'> = {
  operations: [askForHelp, listHelpQuestions, getHelpFile],
};
