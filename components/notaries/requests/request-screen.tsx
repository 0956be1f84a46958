'use client';
import { ArrowLeft, Check } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { SentHead } from '@/components/ui/feedback/sent-head';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { NOTARY_VISIT } from '@/lib/catalogue/notary-visit';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { notaryPath } from '../addresses';
import { RequestForm } from './request-form';
import type { RequestedNotary } from './requested-notary';

interface RequestScreenProps {
  notary: RequestedNotary;
  user: { id: string; phone: string | null };
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Lets a client request an appointment at a notary public's office. */
export function RequestScreen({ notary, user, now }: RequestScreenProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const name = withTitle(notary.display_name);
  return (
    <main id="main" className="mx-auto max-w-[42rem] px-4 pt-4 pb-16 sm:px-6 lg:pt-8">
      <Link href={notaryPath(notary._id)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to the profile
      </Link>
      <h1 className="mt-1 text-3xl lg:text-4xl">Request an appointment</h1>
      <div className="mt-4 flex items-center gap-3">
        <Avatar name={notary.display_name} pictureUrl={notary.picture_url} square loading="eager" />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-neutral-600">Notary public, {notary.address}</p>
        </div>
      </div>
      {!sent && (
        <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-neutral-700">
          <li>You go to the office. Everyone who signs comes in person, with a current ID.</li>
          <li>You pay nothing here. The fee is paid at the office.</li>
          <li>
            The notary public accepts or declines. We will email you, or the office will call you.
          </li>
        </ul>
      )}
      <Card className="mt-6">
        {sent ? (
          <SentPanel request={sent} />
        ) : (
          <RequestForm notary={notary} user={user} now={now} onSent={setSent} />
        )}
      </Card>
    </main>
  );
}

function SentPanel({ request }: { request: SentRequest }) {
  const { notary, service, day, part_of_day } = request;
  const name = withTitle(notary.display_name);
  return (
    <>
      <SentHead title="Your request is sent">
        {`${service}, ${formatDate(dayKeyStart(day))}${part_of_day ? `, in the ${part_of_day}` : ''}`}
      </SentHead>
      <h3 className="mt-6 border-t pt-5 font-semibold">What happens next</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-neutral-700">
        <li>
          {name} has your request and accepts or declines it. We email you the answer; the office
          may also call you at {request.phone}.
        </li>
        <li>
          It is not an appointment until the notary public accepts it. Please wait for the answer
          before you go.
        </li>
        <li>You will find the answer in your portal, where you can also withdraw the request.</li>
      </ul>
      <h3 className="mt-6 font-semibold">What to bring</h3>
      <ul aria-label="What to bring" className="mt-2 grid gap-2 text-neutral-700">
        {NOTARY_VISIT.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon of={Check} className="mt-0.5 size-5 shrink-0 text-teal-700" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link
          href="/customer-portal"
          prefetch={false}
          className={`${buttonClass()} grow sm:grow-0`}
        >
          See your requests
        </Link>
        <Link
          href={notaryPath(notary._id)}
          prefetch={false}
          className={`${buttonClass({ variant: 'outline' })} grow sm:grow-0`}
        >
          Back to the profile
        </Link>
      </div>
    </>
  );
}
