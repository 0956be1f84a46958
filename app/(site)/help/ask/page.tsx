import { ArrowLeft } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { OfferedSituation } from '@/components/cases/help/help-form';
import { HelpScreen } from '@/components/cases/help/help-screen';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import {
  HELP,
  type HelpEntry,
  helpFor,
  SUPPORT_HOURS_TEXT,
  supportNow,
} from '@/lib/catalogue/help';
import { contacts } from '@/lib/contacts';
import { HELP_REFERENCE_MAX, HELP_SITUATIONS } from '@/lib/domain/cases/help';
import { portalOf } from '@/lib/domain/platform/guards';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Ask us', robots: { index: false } };

/** Lists of meetings: a link to the meeting takes their place. */
const LISTS = ['/customer-portal', '/lawyer-portal/meetings'];

/** A UUID, the id of meetings and agreements. */
const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export default async function AskForHelpPage({ searchParams }: PageProps<'/help/ask'>) {
  const { about, meeting, ref } = await searchParams;
  const actor = await currentActor();
  const meetingId = typeof meeting === 'string' && ROW_ID.test(meeting) ? meeting : null;
  const type = actor?.practice ? 'LAWYER' : actor?.type;
  const portal = type ? portalOf(type) : null;
  const offered = type ? helpFor(type === 'LAWYER' ? 'lawyer' : 'client') : HELP;
  const support = supportNow(requestNow());
  return (
    <main id="main" className="mx-auto max-w-[42rem] px-4 pt-4 pb-16 sm:px-6 lg:pt-8">
      <Link href="/help" prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Help
      </Link>
      <h1 className="mt-1 text-3xl lg:text-4xl">Ask us</h1>
      <p className="mt-3 flex items-center gap-2 font-semibold">
        <span
          className={classNames(
            'size-2.5 shrink-0 rounded-full',
            support.open ? 'bg-teal-700' : 'bg-neutral-400',
          )}
        />
        {support.text}
      </p>
      <p className="mt-1 text-neutral-700">{SUPPORT_HOURS_TEXT}</p>
      <HelpScreen
        situations={offered.map((entry) => atMeeting(entry, portal, meetingId))}
        about={HELP_SITUATIONS.find((one) => one === about)}
        reference={meetingId ? shortReference(meetingId) : referenceIn(ref)}
        userId={actor?.id ?? null}
        supportEmail={contacts().supportEmail}
        portalPath={actor?.emailVerified ? `${portal}/help` : null}
      />
    </main>
  );
}

/** Returns the situation with its portal links pointing to the meeting that the form was opened from. */
function atMeeting(
  { id, side, title, steps, links, we }: HelpEntry,
  portal: string | null,
  meetingId: string | null,
): OfferedSituation {
  const entry = { id, side, title, steps, we };
  if (!portal || !meetingId) return { ...entry, links };
  const page = `${portal}/meeting/${meetingId}`;
  const here =
    id === 'cannot_join'
      ? [{ label: 'Open the call and test your devices', href: `${page}/join` }]
      : [{ label: 'Open the meeting', href: page }];
  const others = links.filter(({ href }) => !LISTS.includes(href));
  return { ...entry, links: id === 'cannot_sign_in' ? links : [...here, ...others] };
}

/** Returns the payment reference from the query, or undefined if it is malformed. */
function referenceIn(ref: unknown): string | undefined {
  if (typeof ref !== 'string' || !/^[\w-]+$/.test(ref)) return undefined;
  return ref.slice(0, HELP_REFERENCE_MAX);
}
