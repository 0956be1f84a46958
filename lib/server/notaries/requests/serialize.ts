import 'server-only';
import type { ReceivedRequest, SentRequest } from '@/lib/contract/notaries/requests';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { RequestRow, RequestView } from './store';

export function serializeSent({ request, notary }: RequestView): SentRequest {
  return {
    ...shared(request),
    notary: {
      _id: request.lawyerId,
      display_name: notary.displayName,
      picture_url: pictureUrl(notary.picture),
      office_address: notary.officeAddress,
      phone: notary.phone,
      listed: notary.listed,
    },
  };
}

export function serializeReceived({ request, client }: RequestView): ReceivedRequest {
  return {
    ...shared(request),
    client: {
      display_name: fullName(client),
      picture_url: pictureUrl(client.picture),
    },
    seen: request.seenAt !== null,
  };
}

function shared(row: RequestRow) {
  return {
    _id: row.id,
    status: row.status,
    service: row.service,
    day: row.day,
    part_of_day: row.partOfDay,
    message: row.message,
    phone: row.phone,
    answer: row.answer,
    created_at: isoInstant(row.createdAt.getTime()),
    answered_at: row.answeredAt && isoInstant(row.answeredAt.getTime()),
    start_time: row.startsAt && isoInstant(row.startsAt.getTime()),
  };
}

export function requestData({ request, client, notary }: RequestView, userId: string) {
  const isClient = request.clientId === userId;
  return {
    ...(isClient ? { notary: notary.displayName } : { client: fullName(client) }),
    service: request.service,
    day: request.day,
    part_of_day: request.partOfDay,
    message: request.message,
    // It is the client's.
    phone: isClient ? request.phone : undefined,
    status: request.status,
    answer: request.answer,
    asked_at: request.createdAt,
    answered_at: request.answeredAt,
    appointment_at: request.startsAt,
  };
}
