'use client';

import type { FocusEventHandler, FormEventHandler, ReactNode, RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import type { UploadItem, UploadQueue } from '@/lib/client/meetings/upload-queue';
import { CaseSection } from './case-section';
import { MeetingTypeField } from './meeting-type-field';
import { FORM_ID } from './pay-button';
import { PaymentSection } from './payment-section';
import type { SubmitError } from './submit-error';
import type { Pricing } from './time/pricing';
import type { OwnMeeting } from './time/time-notice';
import { TimeSection } from './time/time-section';
import type { Schedule } from './time/use-schedule';
import type { BookingForm } from './use-booking-form';

/** The parts of the page in order, as the steps name them. */
export const PARTS = [
  { id: 'part-time', title: 'Time' },
  { id: 'part-case', title: 'Your case' },
  { id: 'part-payment', title: 'Payment' },
] as const;

interface FormCardProps {
  form: BookingForm;
  pricing: Pricing;
  schedule: Schedule;
  own: OwnMeeting | null;
  /** The address holds no readable time. */
  unreadable: boolean;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  queue: UploadQueue;
  items: readonly UploadItem[];
  submitError: SubmitError | null;
  noticeRef: RefObject<HTMLDivElement | null>;
  submitErrorRef: RefObject<HTMLDivElement | null>;
  onSubmit: FormEventHandler;
  onFocus: FocusEventHandler;
}

/** The one form, in three parts. Room is kept above what is scrolled to, for the steps that stay. */
export function FormCard(props: FormCardProps) {
  const { form, pricing, schedule, own, unreadable, now, noticeRef } = props;
  const [time, yourCase, payment] = PARTS;
  return (
    <FormProvider {...form}>
      <form
        id={FORM_ID}
        noValidate
        className="mt-4 rounded border bg-white p-4 **:scroll-mt-16 sm:p-6 lg:p-8"
        onSubmit={props.onSubmit}
        onFocus={props.onFocus}
      >
        <Part {...time}>
          <TimeSection {...{ pricing, schedule, own, unreadable, now, noticeRef }} />
          <MeetingTypeField />
        </Part>
        <Part {...yourCase}>
          <CaseSection
            lawyerName={pricing.lawyer.display_name}
            queue={props.queue}
            items={props.items}
          />
        </Part>
        <Part {...payment}>
          <PaymentSection
            pricing={pricing}
            length={schedule.length}
            start={schedule.start}
            now={now}
            submitError={props.submitError}
            submitErrorRef={props.submitErrorRef}
          />
        </Part>
      </form>
    </FormProvider>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t py-7 first:border-t-0 first:pt-0 last:pb-0 lg:py-9"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
