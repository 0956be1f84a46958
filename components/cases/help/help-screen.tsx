'use client';

import { MailCheck } from 'lucide';
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import type { AskedForHelp } from '@/lib/contract/cases/help';
import { ANSWER_WITHIN_HOURS } from '@/lib/domain/cases/support-hours';
import { HelpForm } from './help-form';

interface HelpScreenProps extends Omit<ComponentProps<typeof HelpForm>, 'onAsked'> {
  /** Where the questions of who is signed in stand. */
  portalPath: string | null;
}

/** The form, and what happens next once it is sent. */
export function HelpScreen({ portalPath, ...form }: HelpScreenProps) {
  const [asked, setAsked] = useState<AskedForHelp | null>(null);
  return (
    <Card className="mt-6">
      {asked ? (
        <Asked asked={asked} portalPath={portalPath} />
      ) : (
        <HelpForm {...form} onAsked={setAsked} />
      )}
    </Card>
  );
}

function Asked({ asked, portalPath }: { asked: AskedForHelp; portalPath: string | null }) {
  return (
    <>
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
          <Icon of={MailCheck} className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 ref={focusOnMount} tabIndex={-1} className="text-xl">
            We have your question
          </h2>
          <p className="mt-0.5 text-neutral-700">
            Its reference is <strong className="tabular">{asked.reference}</strong>.
          </p>
        </div>
      </div>
      <ul className="mt-5 grid list-disc gap-2 border-t pt-5 pl-5 text-neutral-700">
        <li className="wrap-anywhere">
          A person reads it and answers to {asked.email}, usually within {ANSWER_WITHIN_HOURS} hours
          of our support hours.
        </li>
        <li>To add something, reply to our email or write to us with the reference.</li>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {portalPath && (
          <Link href={portalPath} prefetch={false} className={`${buttonClass()} grow sm:grow-0`}>
            See your questions
          </Link>
        )}
        <Link
          href="/help"
          prefetch={false}
          className={`${buttonClass({ variant: 'outline' })} grow sm:grow-0`}
        >
          Back to help
        </Link>
      </div>
    </>
  );
}
