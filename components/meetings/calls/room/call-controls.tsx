'use client';

import {
  Ellipsis,
  FileText,
  MessageSquare,
  Mic,
  MicOff,
  PhoneOff,
  ScreenShare,
  ScreenShareOff,
  Video,
  VideoOff,
} from 'lucide';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { THEATRE_HIDES } from '../picture/theatre';
import { ControlBadge, ControlButton } from './control-button';
import { deviceProblem } from './device-problem';
import type { CallActions } from './use-call-actions';
import type { Panel, Panels } from './use-panels';

interface CallControlsProps {
  media: LocalMediaSnapshot;
  sharing: boolean;
  actions: CallActions;
  /** Null for a guest, who has neither messages nor a case. */
  panels: Panels | null;
  unread: number;
  moreOpen: boolean;
  moreButton: Ref<HTMLButtonElement>;
}

const PLACE =
  'short:col-start-2 short:row-span-2 short:row-start-1 short:flex short:items-center short:pr-2 theatre:absolute theatre:inset-x-0 theatre:bottom-0 theatre:col-auto theatre:row-auto theatre:z-20 theatre:bg-teal-950/85';

const ROW =
  'mx-auto flex max-w-lg items-start justify-evenly px-1 pt-3 pb-4 sm:justify-center sm:gap-4 sm:px-2 short:grid short:grid-cols-2 short:gap-x-1 short:gap-y-3 short:p-0 theatre:flex theatre:gap-4 theatre:py-2';

/** On the narrowest phones the case is in More: six controls would not fit in a row. */
const ROOM_FOR_CASE = 'max-[22rem]:hidden';

export function CallControls(props: CallControlsProps) {
  const { media, sharing, actions, panels, unread, moreOpen, moreButton } = props;
  return (
    <footer className={classNames(PLACE, THEATRE_HIDES)}>
      <section aria-label="Controls" className={ROW}>
        <Devices media={media} actions={actions} />
        {actions.share && (
          <ControlButton
            icon={sharing ? ScreenShareOff : ScreenShare}
            look={sharing ? 'active' : 'plain'}
            className="max-sm:hidden"
            onClick={actions.share}
          >
            {sharing ? 'Stop sharing' : 'Share'}
          </ControlButton>
        )}
        {panels && (
          <>
            <PanelButton
              icon={MessageSquare}
              panel={panels.messages}
              badge={
                unread > 0 &&
                !panels.messages.place.open && (
                  <ControlBadge>{unread > 9 ? '9+' : unread}</ControlBadge>
                )
              }
            >
              <span>
                <span>Messages</span>
                {unread > 0 && <span className="sr-only">{unread} unread</span>}
              </span>
            </PanelButton>
            <PanelButton icon={FileText} panel={panels.case} className={ROOM_FOR_CASE}>
              Case
            </PanelButton>
          </>
        )}
        <ControlButton
          ref={moreButton}
          icon={Ellipsis}
          aria-haspopup="dialog"
          aria-expanded={moreOpen}
          onClick={actions.more}
        >
          More
        </ControlButton>
        <ControlButton icon={PhoneOff} look="leave" onClick={actions.leave}>
          Leave
        </ControlButton>
      </section>
    </footer>
  );
}

interface PanelButtonProps extends Pick<ComponentProps<typeof ControlButton>, 'icon' | 'badge'> {
  panel: Panel;
  className?: string;
  children: ReactNode;
}

function PanelButton({ panel, ...rest }: PanelButtonProps) {
  const { id, open, returnTo } = panel.place;
  return (
    <ControlButton
      {...rest}
      ref={returnTo}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={panel.toggle}
    />
  );
}

function Devices({ media, actions }: Pick<CallControlsProps, 'media' | 'actions'>) {
  const { microphone, camera } = media;
  const heard = microphone === 'on';
  const seen = camera === 'on';
  const warning = <ControlBadge warns>!</ControlBadge>;
  return (
    <>
      <ControlButton
        icon={heard ? Mic : MicOff}
        look={heard ? 'plain' : 'off'}
        aria-busy={microphone === 'asking' || undefined}
        badge={deviceProblem('microphone', microphone) && warning}
        onClick={actions.microphone}
      >
        {heard ? 'Mute' : 'Unmute'}
      </ControlButton>
      <ControlButton
        icon={seen ? Video : VideoOff}
        look={seen ? 'plain' : 'off'}
        aria-pressed={seen}
        aria-busy={camera === 'asking' || undefined}
        badge={deviceProblem('camera', camera) && warning}
        onClick={actions.camera}
      >
        Camera
      </ControlButton>
    </>
  );
}
