import 'server-only';
import type { CaseStatement, OwnCase } from '@/lib/contract/cases/cases';
import { fullName } from '@/lib/domain/accounts/full-name';
import { allowedActions, type CaseFacts, type CaseSide } from '@/lib/domain/cases/case';
import { isoInstant } from '@/lib/domain/platform/time';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import type { SubjectFacts } from '@/lib/server/registry/disagreement';
import type { CaseView, OfferRow, Parts } from './store';

export interface FullCase {
  readonly view: CaseView;
  readonly subject: SubjectFacts;
  readonly parts: Parts;
}

export function serializeOwn(full: FullCase, side: CaseSide, now: number): OwnCase {
  return {
    ...serializeCase(full, (id) => `/api/v1/cases/${full.view.case.id}/file/${id}`),
    side,
    may: allowedActions(factsOf(full), side, now),
  };
}

/** Serializes a case for anyone with access. `urlOf` returns the download URL of a file. */
export function serializeCase(full: FullCase, urlOf: (fileId: string) => string) {
  const { view, subject, parts } = full;
  const row = view.case;
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    title: subject.title,
    agreement_id: subject.agreementId,
    meeting_id: subject.meetingId,
    client: { display_name: clientName(full) },
    lawyer: { display_name: lawyerName(full) },
    opened_at: at(row.openedAt),
    asks: row.asked,
    held: row.closedAt
      ? []
      : subject.held.map(({ refundable, releasable }) => ({ refundable, releasable })),
    answer_until: at(row.answerUntil),
    reply_until: maybe(row.replyUntil),
    decide_by: maybe(row.decideBy),
    statements: statementsOf(full),
    files: parts.files.map((file) => ({
      _id: file.id,
      name: file.name,
      size: file.size,
      content_type: file.contentType,
      by: file.ownerId === view.client.id ? ('client' as const) : ('lawyer' as const),
      added_at: at(file.createdAt),
      url: urlOf(file.id),
    })),
    deliveries: subject.deliveries.map((delivery) => ({
      _id: delivery.id,
      part: delivery.part,
      note: delivery.note,
      delivered_at: at(delivery.deliveredAt),
      changes: delivery.changes,
      changes_asked_at: maybe(delivery.changesAskedAt),
      files: delivery.files.map((file) => ({
        _id: file.id,
        name: file.name,
        size: file.size,
        content_type: file.contentType,
        by: 'lawyer' as const,
        added_at: at(delivery.deliveredAt),
        url: urlOf(file.id),
      })),
    })),
    messages: parts.messages.map((message) => ({
      _id: message.id,
      author: message.author,
      text: message.body && decrypt(message.body, messagePurpose(message.id)),
      written_at: at(message.writtenAt),
      by: message.handedBy,
      handed_in_at: at(message.handedAt),
    })),
    offers: parts.offers.map((offer) => ({
      _id: offer.id,
      by: offer.madeBy,
      refund: offer.refund,
      note: offerNote(offer),
      state: offer.state,
      made_at: at(offer.madeAt),
      expires_at: at(offer.expiresAt),
    })),
    decisions: parts.decisions.map(({ refund, reason, decidedAt }) => ({
      refund,
      reason,
      decided_at: at(decidedAt),
    })),
    moves_at: row.closedAt ? null : maybe(row.movesAt),
    closed_at: maybe(row.closedAt),
  };
}

function statementsOf({ view, subject, parts }: FullCase): CaseStatement[] {
  const opening = {
    kind: 'OPENING' as const,
    by: 'client' as const,
    text: subject.opening,
    written_at: at(view.case.openedAt),
  };
  const answer = subject.answer && {
    kind: 'ANSWER' as const,
    by: 'lawyer' as const,
    text: subject.answer.text,
    written_at: at(subject.answer.at),
  };
  const later = parts.statements.map(({ kind, author, body, writtenAt }) => ({
    kind,
    by: author,
    text: body,
    written_at: at(writtenAt),
  }));
  return [opening, ...(answer ? [answer] : []), ...later];
}

export function factsOf({ view, parts }: FullCase): CaseFacts {
  const row = view.case;
  const asked = parts.statements.findLast(({ kind }) => kind === 'QUESTION');
  const replied = parts.statements.filter(
    ({ kind, writtenAt }) => kind === 'REPLY' && asked && writtenAt >= asked.writtenAt,
  );
  const offered = (side: CaseSide) => parts.offers.filter(({ madeBy }) => madeBy === side).length;
  return {
    kind: row.kind,
    state: row.state,
    answerUntil: row.answerUntil.getTime(),
    replyUntil: row.replyUntil?.getTime() ?? null,
    replied: replied.flatMap(({ author }) => (author === 'admin' ? [] : author)),
    decisions: parts.decisions.map(({ adminId, decidedAt }) => ({
      adminId,
      decidedAt: decidedAt.getTime(),
    })),
    closedAt: row.closedAt?.getTime() ?? null,
    offers: parts.offers
      .filter(({ state }) => state === 'OPEN')
      .map(({ madeBy, expiresAt }) => ({ by: madeBy, expiresAt: expiresAt.getTime() })),
    offered: { client: offered('client'), lawyer: offered('lawyer') },
  };
}

/** Returns the purpose under which submitted text is encrypted. */
export function messagePurpose(id = ''): string {
  return `case-message:${id}`;
}

export function storedMessage(id: string, text: string) {
  return encrypt(text, messagePurpose(id));
}

/** Returns the purpose under which the note of an offer is encrypted. */
export function offerPurpose(id = ''): string {
  return `case-offer:${id}`;
}

export function storedNote(offerId: string, text: string) {
  return encrypt(text, offerPurpose(offerId));
}

export function offerNote({ id, note }: Pick<OfferRow, 'id' | 'note'>): string | null {
  return note && decrypt(note, offerPurpose(id));
}

export function clientName({ view: { client } }: Pick<FullCase, 'view'>): string {
  return fullName(client);
}

export function lawyerName({ view: { lawyer } }: Pick<FullCase, 'view'>): string {
  return `Atty. ${lawyer.displayName}`;
}

function at(instant: Date): string {
  return isoInstant(instant.getTime());
}

function maybe(instant: Date | null): string | null {
  return instant && at(instant);
}
