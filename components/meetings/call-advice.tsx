'use client';

import { Check, Copy, ExternalLink, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icons/icon';
import { type BrowserName, thisBrowser } from '@/lib/client/meetings/calls/checks/browser-name';
import {
  type CallProblem,
  callProblem,
  chromeAddress,
} from '@/lib/client/meetings/calls/checks/call-ability';

interface CallAdviceProps {
  onDark?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * Warns that this browser is unsuitable for video calls, with a remedy, before a call is paid for or joined; nothing
 * otherwise.
 */
export function CallAdvice(props: CallAdviceProps) {
  const problem = useHydrated() ? callProblem() : null;
  return problem && <Advice {...props} problem={problem} />;
}

function Advice({
  problem,
  onDark = false,
  className,
  children,
}: CallAdviceProps & { problem: CallProblem }) {
  const name = thisBrowser();
  return (
    <section
      aria-label="This browser and video calls"
      className={classNames(
        'flex gap-3 rounded border border-amber-300 p-4 text-sm',
        onDark ? 'bg-teal-900 text-teal-50' : 'bg-amber-50 text-amber-950',
        className,
      )}
    >
      <Icon
        of={TriangleAlert}
        className={classNames('mt-0.5 size-5 shrink-0', onDark && 'text-amber-300')}
      />
      <div className="grid min-w-0 gap-2">
        <p className="text-base font-semibold">{TITLES[problem]}</p>
        <p>{WHY[problem]}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {stepsFor(problem, name).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {children && <p>{children}</p>}
        <Ways onDark={onDark} inApp={problem === 'in_app'} />
      </div>
    </section>
  );
}

function Ways({ onDark, inApp }: { onDark: boolean; inApp: boolean }) {
  const { field, copied, copy } = useCopy(location.href);
  const chrome = inApp ? chromeAddress(location) : null;
  return (
    <div className="flex flex-wrap gap-2">
      {chrome && (
        <a href={chrome} className={buttonClass({ variant: 'action', size: 'small' })}>
          <Icon of={ExternalLink} className="size-5" />
          <span>Open in Chrome</span>
        </a>
      )}
      <Button
        variant={onDark ? 'outline-on-dark' : 'outline'}
        size="small"
        onClick={() => void copy()}
      >
        <Icon of={copied ? Check : Copy} className="size-5" />
        <span role="status">{copied ? 'Link copied' : 'Copy the link'}</span>
      </Button>
      <input
        ref={field}
        readOnly
        aria-label="Link to this page"
        value={location.href}
        className="min-h-tap w-full min-w-0 rounded-inner border border-current bg-transparent px-3 text-base"
        onFocus={({ target }) => target.select()}
      />
    </div>
  );
}

const TITLES: Record<CallProblem, string> = {
  in_app: 'This page is open inside another app',
  unable: 'This browser cannot make video calls',
  no_devices: 'This browser has no camera and microphone for us',
};

const WHY: Record<CallProblem, string> = {
  in_app:
    'The browser of Messenger, Facebook, Instagram, TikTok and other apps often has neither camera nor microphone, and may not connect at all.',
  unable: 'What a call needs is switched off in it, so nobody can be connected with you here.',
  no_devices: 'You would see and hear the others, but they could neither see nor hear you.',
};

const ELSEWHERE = 'Or open this page in another browser or on another device, and sign in there.';

/** Path in the settings to exclude one site from Lockdown Mode, which disables calls. */
const LOCKDOWN: Partial<Record<BrowserName, string>> = {
  'safari-ios':
    'Lockdown Mode is on? Press the page button beside the address, then Website Settings, and turn Lockdown Mode off for this site.',
  safari:
    'Lockdown Mode is on? In the menu bar press Safari, then Settings for this website, and turn Lockdown Mode off for it.',
  'chrome-ios':
    'Lockdown Mode is on? Open this page in Safari, press the page button beside the address, then Website Settings, and turn Lockdown Mode off for this site.',
};

function stepsFor(problem: CallProblem, name: BrowserName): string[] {
  if (problem === 'in_app') {
    return [
      'Press the menu of the app, often three dots, and choose to open the page in Chrome, Safari or your browser.',
      'Or copy the link, open Chrome or Safari and paste it there. Sign in if you are asked to.',
    ];
  }
  if (problem === 'no_devices') return ['Open this page in Chrome or Safari.', ELSEWHERE];
  const cause =
    LOCKDOWN[name] ??
    'An extension against tracking, or a rule of your office, may have switched it off: allow WebRTC for this site.';
  return [cause, ELSEWHERE];
}
