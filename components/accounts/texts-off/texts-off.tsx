'use client';

import { MessageSquareOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { AskOffCode } from './ask-off-code';
import { EnterOffCode } from './enter-off-code';

interface TextsOffProps {
  /** Where a visitor without scripts is; with scripts all steps are on one page. */
  step: 'ask' | 'enter' | 'done';
  /** The number of the step before. */
  number?: string;
  refused?: FormRefusal | null;
}

/** Turns texts off for a number without an account: a code is sent to it, and entered here. */
export function TextsOff({ step, number = '', refused = null }: TextsOffProps) {
  const [now, setNow] = useState({ step, number });
  if (now.step === 'done')
    return (
      <MessagePage icon={<Icon of={MessageSquareOff} />} title="Text messages are off" focused>
        <p className="mt-3 text-neutral-700">
          No more texts go to <span className="tabular">••• {now.number.slice(-4)}</span>, whichever
          account they were for. Emails and notifications still arrive. To get texts again, confirm
          the number in the settings of your account.
        </p>
      </MessagePage>
    );
  return (
    <MessagePage icon={<Icon of={MessageSquareOff} />} title="Turn off text messages">
      {now.step === 'ask' ? (
        <AskOffCode onAsked={(asked) => setNow({ step: 'enter', number: asked })} />
      ) : (
        <EnterOffCode
          number={now.number}
          refused={refused}
          onDone={(done) => setNow({ step: 'done', number: done })}
        />
      )}
    </MessagePage>
  );
}
