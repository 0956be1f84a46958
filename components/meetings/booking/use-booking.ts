'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { asksForFree } from '@/components/meetings/booking/times/schedule';
import { CREATE_MEETING_FAILURE, useCreateMeeting } from '@/lib/client/meetings/meetings';
import {
  failedOf,
  type UploadItem,
  type UploadQueue,
  usableOf,
} from '@/lib/client/meetings/upload-queue';
import { useUploadQueue } from '@/lib/client/meetings/use-upload-queue';
import { checkoutAddress } from '@/lib/client/payments/checkout-address';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import type { CreatedMeeting, CreateMeetingInput } from '@/lib/contract/meetings/meetings';
import type { PaymentOptions } from '@/lib/contract/payments/payments';
import type { FreeRefusal } from '@/lib/domain/meetings/meeting';
import { toPhoneNumber } from '@/lib/domain/platform/phone';
import { type Booked, useSending } from '../files/use-sending';
import { bookedPath, meetingPath } from '../meeting-path';
import type { BookingLawyer, OwnMeeting, WrittenBefore } from './booking-data';
import { bookingDraft, fileNamesDraft } from './draft';
import { initialText } from './initial-text';
import { meetingBody, useBookingForm } from './use-booking-form';
import { type Pricing, usePricing } from './use-pricing';
import { useSchedule } from './use-schedule';
import { useKeptText, useWritten } from './use-written';

interface FilesAgainInput {
  lawyerId: string;
  userId: string;
  items: readonly UploadItem[];
  isBooked: boolean;
}

export interface BookingProps {
  lawyer: BookingLawyer;
  payment: PaymentOptions;
  calendar: Calendar;
  user: { id: string; phone: string | null };
  /** Reason why the client gets no free consultation with this lawyer. */
  freeRefusal: FreeRefusal | null;
  own: OwnMeeting | null;
  before: WrittenBefore | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

const NOTHING_KEPT = { draft: null, searched: '', story: '' };

export type Booking = ReturnType<typeof useBooking>;
export type Held = NonNullable<Booking['held']>;

/** Runs the booking from the chosen time to the payment page, and back to the form when the server refuses it. */
export function useBooking(props: BookingProps) {
  const { lawyer, payment, calendar, user, freeRefusal, own, before, now } = props;
  const lawyerId = lawyer._id;
  const pricing = usePricing(lawyer, payment, now);
  const { queue, items } = useUploadQueue();
  const kept = useKeptText(lawyer, user.id);
  // What came with the page stays what the form began with.
  const [begun] = useState({ before, phone: toPhoneNumber(user.phone ?? '') ?? '' });
  const form = useBookingForm({
    text: initialText({ ...(kept ?? NOTHING_KEPT), ...begun }),
    method: (payment.methods.find(({ id }) => id === before?.payment_method) ?? payment.methods[0])
      ?.id,
    free: asksForFree(useSearchParams()) && lawyer.free_consultation && freeRefusal === null,
  });
  const written = useWritten(form, lawyer, user.id, kept, begun.before !== null);
  const free = useWatch({ control: form.control, name: 'free' });
  const create = useCreateMeeting({
    onError: (error) => (isOutdated(error) ? pricing.reload() : undefined),
  });
  const booked = create.data ? bookedOf(create.data) : null;
  const sending = useSending(queue, booked);
  const filesAgain = useFilesAgain({
    lawyerId,
    userId: user.id,
    items,
    isBooked: booked !== null,
  });
  useFilesBefore(before?.files, queue, filesAgain.ask);
  const [asks, setAsks] = useState(0);
  const schedule = useSchedule({
    lawyerId,
    calendar,
    now,
    free,
    onFree: (next) => form.setValue('free', next),
    refused: refusedStart(create.error, create.variables),
    onRefusedAgain: create.reset,
    isOurs: create.isPending || create.isSuccess,
  });

  const submit = form.handleSubmit(async (text) => {
    const { start, length } = schedule;
    if (start === null) return;
    await queue.checked();
    if (failedOf(queue.list()).length > 0 || filesAgain.names.length > 0) {
      return setAsks((times) => times + 1);
    }
    const { total } = pricing.price(length);
    try {
      const created = await create.mutateAsync(
        meetingBody(text, { lawyerId, start, length, total }),
      );
      bookingDraft.clear(lawyerId);
      await sending.send(bookedOf(created));
    } catch (error) {
      showInForm(error);
    }
  });

  const showInForm = (error: unknown) => {
    if (!isKey(error, 'payment_method_unavailable')) {
      showFieldErrors(error, FIELDS, form.setError);
      return;
    }
    form.setValue('payment_method', null);
    const message = messageFor(CREATE_MEETING_FAILURE, error);
    form.setError('payment_method', { message }, { shouldFocus: true });
  };

  return {
    pricing,
    schedule,
    form,
    freeRefusal,
    own,
    ownChosen: own && schedule.unavailable?.start === own.start ? own : null,
    now,
    written,
    queue,
    items,
    filesAgain,
    held: booked && { ...booked, ...sending, hold: create.data ? holdOf(create.data) : null },
    isPending: create.isPending,
    submitError: create.error ? submitErrorOf(create.error, create.variables, pricing) : null,
    submit,
    /** Number of times the payment was blocked because chosen files are missing. */
    asks,
    goOnWithout: () => {
      queue.leaveOut(failedOf(queue.list()));
      void submit();
    },
  };
}

export type SubmitError =
  | { kind: 'price'; before: number; after: number }
  | { kind: 'other'; text: string; isLimit: boolean };

const FIELDS = [
  'phone',
  'attendee_name',
  'relation',
  'subject',
  'description',
  'other_party',
  'payment_method',
] as const;

/** Returns null if the error is shown at the times or at a field. */
function submitErrorOf(
  error: Error,
  { duration, free, expected_total: before }: CreateMeetingInput,
  { price }: Pricing,
): SubmitError | null {
  if (isConflict(error) || isKey(error, 'payment_method_unavailable')) return null;
  const after = price(free ? 'free' : duration).total;
  if (isKey(error, 'price_changed') && after !== before) return { kind: 'price', before, after };
  if (error instanceof ApiError && FIELDS.some((field) => error.fields[field])) return null;
  return {
    kind: 'other',
    text: messageFor(CREATE_MEETING_FAILURE, error),
    isLimit: isKey(error, 'meeting_limit'),
  };
}

function refusedStart(error: Error | null, sent: CreateMeetingInput | undefined): number | null {
  return sent && isConflict(error) ? Date.parse(sent.start_time) : null;
}

/** Whether the response is a 409, which on this request is always about the time (docs/contract/platform.md). */
function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Whether the prices or payment methods on the page are out of date. */
function isOutdated(error: unknown): boolean {
  return isKey(error, 'price_changed') || isKey(error, 'payment_method_unavailable');
}

function isKey(error: unknown, key: ApiError['key']): boolean {
  return error instanceof ApiError && error.key === key;
}

/** Returns start and end of the hold by the server's clock, epoch ms; null if nothing is held. */
function holdOf({ hold_expires_at, server_time }: CreatedMeeting) {
  if (hold_expires_at === null) return null;
  return { since: Date.parse(server_time), until: Date.parse(hold_expires_at) };
}

function bookedOf(created: CreatedMeeting): Booked {
  return { meetingId: created._id, next: nextAddress(created, window.location.origin) };
}

/**
 * Returns the next page after a booking: the payment page the server named, if it is on this site or on https, else
 * the meeting itself, which has nothing to pay or leads to its checkout.
 */
export function nextAddress(
  created: Pick<CreatedMeeting, '_id' | 'checkout_url'>,
  origin: string,
): string {
  const meeting = meetingPath('client', created._id);
  if (created.checkout_url === null) return bookedPath(created._id);
  return checkoutAddress(created.checkout_url, origin) ?? meeting;
}

/** Returns the names of files chosen before a reload or a sign-in that are not chosen again yet. */
function useFilesAgain({ lawyerId, userId, items, isBooked }: FilesAgainInput) {
  // Null until it was read: what is stored must not be written over by nothing.
  const [before, setBefore] = useState<readonly string[] | null>(null);
  useEffect(() => {
    setBefore(fileNamesDraft.read(lawyerId, userId)?.names ?? []);
  }, [lawyerId, userId]);

  useEffect(() => {
    if (before === null) return;
    if (isBooked) return fileNamesDraft.clear(lawyerId);
    const here = new Set(usableOf(items).map(({ file }) => file.name));
    const missing = before.filter((name) => !here.has(name));
    if (missing.length < before.length) setBefore(missing);
    const names = [...new Set([...missing, ...here])];
    if (names.length === 0) fileNamesDraft.clear(lawyerId);
    else fileNamesDraft.save(lawyerId, userId, { names });
  }, [before, items, isBooked, lawyerId, userId]);

  const ask = useCallback(
    (names: readonly string[]) => setBefore((asked) => [...new Set([...(asked ?? []), ...names])]),
    [],
  );
  return { names: before ?? [], ask, goOnWithout: () => setBefore([]) };
}

/** Adds the files of the unpaid booking to the chosen ones; missing files are requested again. */
function useFilesBefore(
  files: WrittenBefore['files'] = [],
  queue: Pick<UploadQueue, 'add'>,
  ask: (names: readonly string[]) => void,
) {
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current || files.length === 0) return;
    isRead.current = true;
    const read = async () => {
      const found = await Promise.all(files.map((file) => fileAt(file).catch(() => null)));
      queue.add(found.filter((file) => file !== null));
      ask(files.filter((_, index) => found[index] === null).map(({ name }) => name));
    };
    void read();
  }, [files, queue, ask]);
}

async function fileAt({ name, url, content_type: type }: WrittenBefore['files'][number]) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return new File([await response.blob()], name, { type });
}
