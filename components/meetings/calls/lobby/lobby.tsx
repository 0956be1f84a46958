'use client';

import { Video, X } from 'lucide';
import Link from 'next/link';
import { type ReactNode, useMemo } from 'react';
import { CallAdvice } from '@/components/meetings/call-advice';
import { timeRange } from '@/components/meetings/meeting-labels';
import { ClockNotice } from '@/components/platform/server-clock';
import { classNames } from '@/components/ui/class-names';
import { OwnTimeInText } from '@/components/ui/display/own-time';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Switch } from '@/components/ui/forms/switch';
import { Icon } from '@/components/ui/icons/icon';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import type { LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import { hasRelay, useConnectionCheck } from '@/lib/client/meetings/calls/checks/connection-check';
import { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';
import { useLocalMedia } from '@/lib/client/meetings/calls/use-call';
import type { CallPerson, VideoCall } from '@/lib/contract/meetings/calls';
import { SITE } from '@/lib/site';
import { Checks } from './checks';
import { DeviceButtons } from './device-buttons';
import { DeviceHelp } from './device-help';
import { DeviceSelects } from './device-selects';
import { Preview } from './preview';
import { WhoIsThere } from './who-is-there';

interface RelaySwitchProps {
  available: boolean;
  relayOnly: boolean;
  onRelayOnly: (relayOnly: boolean) => void;
}

interface LobbyFrameProps {
  inPortal: boolean;
  closeHref: string;
  children: ReactNode;
}

export interface LobbyProps {
  call: VideoCall;
  about: {
    readonly subject: string | null;
    readonly withName: string;
    readonly start: number;
    readonly end: number;
  };
  media: LocalMedia;
  people: readonly CallPerson[];
  relayOnly: boolean;
  onRelayOnly: (relayOnly: boolean) => void;
  onJoin: () => void;
  closeHref: string;
  inPortal?: boolean;
}

/** Offset above the tab bar of a portal on a phone. */
const ABOVE_TABS = 'bottom-[calc(4.5rem+env(safe-area-inset-bottom))] lg:bottom-0 sm:rounded-b';

export function Lobby(props: LobbyProps) {
  const { call, about, media, people, relayOnly, onRelayOnly, onJoin, closeHref } = props;
  const { inPortal = false } = props;
  const devices = useLocalMedia(media);
  const { microphoneTrack } = devices;
  const meter = useMemo(() => new LevelMeter(microphoneTrack), [microphoneTrack]);
  const connection = useConnectionCheck(call.ice_servers);
  const canHide = hasRelay(call.ice_servers);
  const me = people.find(({ role }) => role === call.role) ?? {
    role: call.role,
    display_name: 'You',
    picture_url: null,
  };
  const join = () => {
    // Remembered from a server that had a relay: without one nobody could be reached.
    if (relayOnly && !canHide) onRelayOnly(false);
    onJoin();
  };
  return (
    <LobbyFrame inPortal={inPortal} closeHref={closeHref}>
      <div className="mx-auto flex w-full max-w-page flex-1 flex-col @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_23rem] @4xl:content-center @4xl:gap-x-12 @4xl:gap-y-6 @4xl:px-8 @4xl:pt-6 @4xl:pb-12">
        <div className="grid gap-x-8 gap-y-5 px-4 pb-6 @2xl:grid-cols-2 @2xl:px-8 @4xl:contents">
          <div>
            <Preview me={me} devices={devices} meter={meter} />
            <DeviceButtons media={media} devices={devices} />
            <DeviceHelp devices={devices} />
          </div>
          <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
            <h1 className="text-3xl">Ready to join?</h1>
            <CallAdvice onDark className="mt-4">
              {joinText(call.role)}
            </CallAdvice>
            <p className="mt-2 text-teal-100 wrap-anywhere">
              {about.subject ? `${about.subject}, with` : 'With'} {about.withName}
            </p>
            <p className="mt-1 text-teal-100 tabular">
              <span>{timeRange(about.start, about.end)}</span>
              <OwnTimeInText instant={about.start} />
            </p>
            <ClockNotice onDark className="mt-4" />
            <WhoIsThere role={call.role} people={people} start={about.start} end={about.end} />
            <Checks
              devices={devices}
              meter={meter}
              connection={connection}
              relayOnly={relayOnly && canHide}
            />
          </div>
          <div className="grid gap-4 @2xl:col-span-2 @4xl:col-span-1 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-2 @4xl:self-start">
            <DeviceSelects media={media} devices={devices} />
            <RelaySwitch available={canHide} relayOnly={relayOnly} onRelayOnly={onRelayOnly} />
          </div>
        </div>
        <div
          className={classNames(
            'sticky low:static z-10 mt-auto border-t border-teal-800 bg-teal-950 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] short:pt-2 short:pb-[max(0.5rem,env(safe-area-inset-bottom))] @2xl:px-8 @4xl:static @4xl:col-start-2 @4xl:row-start-3 @4xl:mt-0 @4xl:self-start @4xl:border-0 @4xl:p-0',
            inPortal ? ABOVE_TABS : 'bottom-0',
          )}
        >
          <Button variant="action" size="large" wide className="short:min-h-tap" onClick={join}>
            <Icon of={Video} className="size-5" />
            Join meeting
          </Button>
        </div>
      </div>
    </LobbyFrame>
  );
}

function joinText(role: VideoCall['role']): string {
  const text = 'With no other browser at hand, join all the same: the others see that you are here';
  if (role === 'guest') return `${text}.`;
  return role === 'client'
    ? `${text}, you can write messages, and where no call comes about you can have your money back.`
    : `${text}, and you can write messages.`;
}

/** A whole page, or a dark sheet within a portal page, which has its own header and `main`. */
function LobbyFrame({ inPortal, closeHref, children }: LobbyFrameProps) {
  const close = (
    <Link href={closeHref} prefetch={false} className={buttonClass({ variant: 'quiet-on-dark' })}>
      <Icon of={X} className="size-5" />
      Close
    </Link>
  );
  if (inPortal) {
    return (
      <div className="on-dark @container -mx-4 -mt-6 bg-teal-950 text-white sm:mx-0 sm:mt-0 sm:rounded">
        <div className="flex justify-end px-2 pt-2">{close}</div>
        {children}
      </div>
    );
  }
  return (
    <div className="on-dark @container flex min-h-dvh flex-col bg-teal-950 text-white">
      <header className="flex h-header short:h-12 shrink-0 items-center justify-between gap-4 px-4 sm:px-8">
        <p className="inline-flex items-center gap-2 font-serif text-2xl font-medium">
          <LeafMark tone="on-dark" />
          {SITE.name}
        </p>
        {close}
      </header>
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}

/** "Hide my network address": the call uses the relay only. */
function RelaySwitch({ available, relayOnly, onRelayOnly }: RelaySwitchProps) {
  return (
    <Switch
      onDark
      label="Hide my network address"
      help={
        available
          ? 'The call goes through our relay, so that the others do not see your network address. It may be slower.'
          : 'Not available here: it needs a relay server, and none is set up.'
      }
      checked={available && relayOnly}
      disabled={!available}
      onChange={(event) => onRelayOnly(event.target.checked)}
    />
  );
}
