import { MailCheck } from 'lucide';
import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { notaryPath } from '../addresses';

/** What was sent, and what happens next. */
export function SentPanel({ request }: { request: SentRequest }) {
  const { notary, service, day } = request;
  const name = withTitle(notary.display_name);
  return (
    <>
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
          <Icon of={MailCheck} className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 ref={focusOnMount} tabIndex={-1} className="text-xl">
            Your request is sent
          </h2>
          <p className="mt-0.5 break-words text-neutral-700">
            {service}, {formatDate(dayKeyStart(day))}
          </p>
        </div>
      </div>
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
