'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { SentHead } from '@/components/ui/feedback/sent-head';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Card } from '@/components/ui/layout/card';
import type { AskedForHelp } from '@/lib/contract/cases/help';
import { ANSWER_WITHIN_HOURS } from '@/lib/domain/cases/support-hours';
import { HelpForm } from './help-form';

interface HelpScreenProps extends Omit<ComponentProps<typeof HelpForm>, 'onAsked'> {
  portalPath: string | null;
}

/** The help form, then the next steps once it is sent. */
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
      <SentHead title="We have your question">
        Its reference is <strong className="tabular">{asked.reference}</strong>.
      </SentHead>
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
