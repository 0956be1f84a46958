'use client';

import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { FieldError } from '@/components/ui/display/field-error';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  END_TEXTS_FAILURE,
  TEXTS_FAILURE,
  textsQuery,
  useEndTexts,
} from '@/lib/client/notifications/texts';
import { messageFor } from '@/lib/client/platform/messages';
import type { TextSettings } from '@/lib/contract/notifications/texts';
import { TEXTS_OFF_PATH } from '@/lib/domain/notifications/texts';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { SettingsSection } from '../settings-section';
import { CodeForm } from './code-form';
import { NumberForm } from './number-form';
import { TextKinds } from './text-kinds';

type UserType = 'CUSTOMER' | 'LAWYER';

/** Text messages about meetings: off, code sent, on, or ended by a reply of STOP. */
export function TextsSection({ userType }: { userType: UserType }) {
  const { data, error, refetch, isFetching } = useQuery(textsQuery());
  if (data && !data.available) return null;
  return (
    <SettingsSection
      id="texts"
      intro="A short text on your phone before a meeting, for when you don’t see emails. No names, and nothing about the case."
    >
      {!data && error && (
        <ErrorState
          headingLevel="h3"
          title={messageFor(TEXTS_FAILURE, error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading your settings for text messages">
          <Skeleton className="h-40" />
        </LoadingRegion>
      )}
      {data && <Texts settings={data} userType={userType} />}
      <p className="text-sm text-neutral-700">
        Texts on a phone that is in no account, or in several?{' '}
        <Link href={TEXTS_OFF_PATH} prefetch={false} className={textLinkClass}>
          Turn them off by its number
        </Link>
      </p>
    </SettingsSection>
  );
}

interface TextsProps {
  settings: TextSettings;
  userType: UserType;
}

/** Number, code, and which texts come, in the state that the account is in. */
export function Texts({ settings, userType }: TextsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const { number, asked, expected } = settings;
  if (asked && !isChanging)
    return (
      <CodeForm
        // Another code is another form.
        key={asked.until}
        asked={asked}
        number={typed}
        onChangeNumber={() => setChanging(true)}
      />
    );
  const form = expected ? (
    <NumberForm
      onAsk={setTyped}
      onAsked={() => setChanging(false)}
      onCancel={isChanging ? () => setChanging(false) : undefined}
    />
  ) : (
    <p className="text-neutral-700">
      {userType === 'CUSTOMER'
        ? 'You can turn these on when you have a meeting coming up.'
        : 'You can turn these on when clients can find your profile, or you have a meeting coming up.'}
    </p>
  );
  if (!number || isChanging) return form;
  if (number.stopped_at !== null)
    return (
      <>
        <Notice
          tone="waiting"
          title={`Text messages to ${masked(number.ending)} ended on ${formatDay(Date.parse(number.stopped_at))}`}
        >
          Somebody with this phone ended them: by an answer to one of them, or on the page “Texts
          off”. To get them again, confirm your number here once more.
        </Notice>
        {form}
      </>
    );
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-medium">
        <Icon of={Smartphone} className="size-5 shrink-0 text-teal-800" />
        <span className="tabular">On for {masked(number.ending)}</span>
      </p>
      <TextKinds userType={userType} kinds={number.kinds} />
      <TurnOff onChangeNumber={() => setChanging(true)} />
    </>
  );
}

function TurnOff({ onChangeNumber }: { onChangeNumber: () => void }) {
  const end = useEndTexts();
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onChangeNumber}>
          Change the number
        </Button>
        <Button
          variant="quiet"
          pending={end.isPending}
          pendingLabel="Turning off"
          onClick={() => end.mutate(undefined)}
        >
          Turn off text messages
        </Button>
      </div>
      {end.isError && <FieldError>{messageFor(END_TEXTS_FAILURE, end.error)}</FieldError>}
    </div>
  );
}

/** Formats `••• 1234`. */
function masked(ending: string): string {
  return `••• ${ending}`;
}
