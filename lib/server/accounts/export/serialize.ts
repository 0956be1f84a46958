import 'server-only';
import { deviceName } from '@/lib/server/platform/session/device-name';
import type { Collected } from './store';

/** The account in plain JSON: what is stored, under names that say what it is, without secrets and inner keys. */
export function accountData(data: Collected, now: number) {
  const { user, profile } = data;
  if (!user) throw new Error('there is no such account');
  return {
    written_at: new Date(now),
    account: {
      type: user.type,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone: user.phone,
      email_verified_at: user.emailVerifiedAt,
      created_at: user.createdAt,
      terms_accepted_at: user.termsAcceptedAt,
      terms_version: user.termsVersion,
    },
    signs_in_with: data.identities.map(({ service, subject, createdAt }) => ({
      ...{ service, id_there: subject, since: createdAt },
    })),
    profile: profile && profileData(profile, data),
    sessions: data.sessions.map((row) => ({
      device: deviceName(row.userAgent),
      browser: row.userAgent,
      created_at: row.createdAt,
      seen_at: row.seenAt,
      ended_at: row.endedAt,
    })),
    meetings: data.meetings.map(meetingData),
    files: data.files.map(({ id, meetingId, name, size, contentType, createdAt }) => ({
      ...{ name, size, content_type: contentType, meeting: meetingId, added_at: createdAt },
      in_this_archive: fileName(id, name),
    })),
    reviews: data.reviews.map(({ meetingId, rating, comment, showName, createdAt }) => ({
      ...{ meeting: meetingId, rating, comment, shows_name: showName, created_at: createdAt },
    })),
    notifications: data.notifications.map(({ title, body, url, seenAt, createdAt }) => ({
      ...{ title, body, url, seen_at: seenAt, created_at: createdAt },
    })),
  };
}

/** Where a file stands in the archive; the id keeps files of one name apart. */
export function fileName(id: string, name: string): string {
  return `files/${id.slice(0, 8)} ${name}`;
}

function meetingData({ meeting, payment }: Collected['meetings'][number]) {
  return {
    id: meeting.id,
    lawyer: meeting.lawyerId,
    starts_at: meeting.startsAt,
    ends_at: meeting.endsAt,
    status: meeting.status,
    type: meeting.type,
    phone: meeting.phone,
    subject: meeting.subject,
    description: meeting.description,
    other_party: meeting.otherParty,
    consent_at: meeting.consentAt,
    booked_at: meeting.createdAt,
    confirmed_at: meeting.confirmedAt,
    cancelled_by: meeting.cancelledBy,
    cancel_reason: meeting.cancelReason,
    price_centavos: meeting.price,
    payment: payment && {
      reference: payment.ref,
      method: payment.method,
      status: payment.status,
      total_centavos: payment.total,
      received_centavos: payment.received,
      refunded_centavos: payment.refunded,
      paid_at: payment.paidAt,
    },
  };
}

function profileData(profile: NonNullable<Collected['profile']>, data: Collected) {
  // Ids, and the encrypted number of the bank account, say nothing to its owner.
  const { id, userId: _user, picture: _picture, bankAccountNumber: _number, ...facts } = profile;
  const withoutIds = (rows: readonly { id: string; lawyerId: string }[]) =>
    rows.map(({ id: _id, lawyerId: _lawyer, ...row }) => row);
  return {
    address: id,
    ...facts,
    education: withoutIds(data.education),
    work_experience: withoutIds(data.work),
    awards: withoutIds(data.awards),
    hours: withoutIds(data.hours),
    exceptions: withoutIds(data.exceptions),
    checks: data.verifications.map(({ status, submittedAt, decidedAt, reason }) => ({
      ...{ status, submitted_at: submittedAt, decided_at: decidedAt, reason },
    })),
    identity_documents: data.documents.map((row) => ({
      ...{ kind: row.kind, added_at: row.createdAt, in_this_archive: fileName(row.id, row.name) },
    })),
  };
}
