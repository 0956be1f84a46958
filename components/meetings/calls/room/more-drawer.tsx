'use client';

import {
  ArrowLeft,
  ChevronRight,
  Expand,
  FileText,
  type IconNode,
  Paperclip,
  PictureInPicture2,
  ScreenShare,
  Shrink,
  UserPlus,
} from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { ICON_BUTTON } from '../picture/icon-button';
import { CallSheet, PAPER } from './call-sheet';

export type MoreView = 'more' | 'files' | 'guest' | null;

interface MoreDrawerProps {
  view: MoreView;
  onView: (view: MoreView) => void;
  /** Takes the focus on close if nothing else had it before. */
  returnTo: RefObject<HTMLButtonElement | null>;
  /** Undefined if the reader is not permitted to share, or the browser cannot. */
  share: { on: boolean; toggle: () => void } | undefined;
  pictureInPicture: (() => void) | null;
  fullScreen: { on: boolean; toggle: () => void } | null;
  files: ReactNode;
  /** Null for a guest. */
  onCase: (() => void) | null;
  /** For a lawyer whose client can invite a guest. */
  onAskForGuest: (() => void) | null;
  guest: ReactNode;
  people: ReactNode;
  devices: ReactNode;
  shortcuts: ReactNode;
}

const TITLES = { more: 'More', files: 'Files', guest: 'Guest or interpreter' };

export function MoreDrawer(props: MoreDrawerProps) {
  const { view, onView, returnTo, files, guest } = props;
  const shown = view ?? 'more';
  return (
    <CallSheet
      open={view !== null}
      onClose={() => onView(null)}
      returnTo={returnTo}
      height="content"
      header={{
        title: TITLES[shown],
        back: shown !== 'more' && <BackButton onBack={() => onView('more')} />,
        closeLabel: 'Close',
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {shown === 'files' && (
          <div className={classNames(PAPER, 'm-3 px-4 [&>section]:border-t-0')}>{files}</div>
        )}
        {shown === 'guest' && <div className={classNames(PAPER, 'm-3 p-4')}>{guest}</div>}
        {shown === 'more' && <Overview {...props} />}
      </div>
    </CallSheet>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      className={classNames(ICON_BUTTON, '-ml-2.5')}
      aria-label="Back to More"
      onClick={onBack}
    >
      <Icon of={ArrowLeft} className="size-5" />
    </button>
  );
}

function Overview(props: MoreDrawerProps) {
  const { onView, share, pictureInPicture, fullScreen, files, guest, onCase, onAskForGuest } =
    props;
  const close = (act: () => void) => () => {
    onView(null);
    act();
  };
  return (
    <div className="px-4 pb-2">
      <ul className="-mx-2 py-3">
        {share && (
          <Row
            icon={ScreenShare}
            className="sm:hidden"
            label={share.on ? 'Stop sharing your screen' : 'Share your screen'}
            onPress={close(share.toggle)}
          />
        )}
        {onCase && (
          <Row
            icon={FileText}
            className="min-[22rem]:hidden"
            label="Case"
            onPress={close(onCase)}
          />
        )}
        {files && <Row icon={Paperclip} label="Files" leads onPress={() => onView('files')} />}
        {guest && (
          <Row icon={UserPlus} label="Guest or interpreter" leads onPress={() => onView('guest')} />
        )}
        {onAskForGuest && (
          <Row
            icon={UserPlus}
            label="Ask the client to invite somebody"
            onPress={close(onAskForGuest)}
          />
        )}
        {pictureInPicture && (
          <Row
            icon={PictureInPicture2}
            label="Picture in picture"
            onPress={close(pictureInPicture)}
          />
        )}
        {fullScreen && (
          <Row
            icon={fullScreen.on ? Shrink : Expand}
            label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onPress={close(fullScreen.toggle)}
          />
        )}
      </ul>
      <Section title="People">{props.people}</Section>
      <Section title="Devices">{props.devices}</Section>
      <Section title="Keyboard">{props.shortcuts}</Section>
    </div>
  );
}

interface RowProps {
  icon: IconNode;
  label: string;
  leads?: boolean;
  className?: string;
  onPress: () => void;
}

function Row({ icon, label, leads = false, className, onPress }: RowProps) {
  return (
    <li className={className}>
      <button
        type="button"
        className="flex min-h-tap w-full items-center gap-3 rounded px-2 text-left font-medium transition-colors hover:bg-teal-800"
        onClick={onPress}
      >
        <Icon of={icon} className="size-5 text-teal-100" />
        <span className="flex-1">{label}</span>
        {leads && <Icon of={ChevronRight} className="size-5 text-teal-200" />}
      </button>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-teal-700 py-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
