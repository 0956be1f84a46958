'use client';

import {
  ArrowLeft,
  ChevronRight,
  Expand,
  type IconNode,
  Paperclip,
  PictureInPicture2,
  ScreenShare,
  Shrink,
  UserPlus,
} from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Drawer } from '@/components/ui/overlays/drawer';

/** What the drawer shows; null while it is closed. */
export type MoreView = 'more' | 'files' | 'guest' | null;

interface MoreDrawerProps {
  view: MoreView;
  onView: (view: MoreView) => void;
  /** Has the focus afterwards where nothing else had it before. */
  returnTo: RefObject<HTMLButtonElement | null>;
  /** Undefined where there is none for the reader, or the browser cannot. */
  share: { on: boolean; toggle: () => void } | undefined;
  pictureInPicture: (() => void) | null;
  fullScreen: { on: boolean; toggle: () => void } | null;
  files: ReactNode;
  guest: ReactNode;
  people: ReactNode;
  devices: ReactNode;
  shortcuts: ReactNode;
}

const TITLES = { more: 'More', files: 'Files', guest: 'Guest or interpreter' };

/** What is not needed at every moment of a call. */
export function MoreDrawer(props: MoreDrawerProps) {
  const { view, onView, returnTo, files, guest } = props;
  const shown = view ?? 'more';
  return (
    <Drawer
      side="sheet"
      open={view !== null}
      onOpenChange={(open) => !open && onView(null)}
      returnTo={returnTo}
      title={TITLES[shown]}
      header={shown !== 'more' && <BackButton onBack={() => onView('more')} />}
      closeLabel="Close"
    >
      <div className="px-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] lg:px-6">
        {shown === 'files' && <div className="-mt-px">{files}</div>}
        {shown === 'guest' && (
          <div className="pt-7">
            <h3 className="mb-4 font-serif text-xl font-medium">{TITLES.guest}</h3>
            {guest}
          </div>
        )}
        {shown === 'more' && <Overview {...props} />}
      </div>
    </Drawer>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="plain" className="-ml-4" aria-label="Back to More" onClick={onBack}>
      <Icon of={ArrowLeft} className="size-5" />
      More
    </Button>
  );
}

function Overview(props: MoreDrawerProps) {
  const { onView, share, pictureInPicture, fullScreen, files, guest } = props;
  const close = (act: () => void) => () => {
    onView(null);
    act();
  };
  return (
    <>
      <ul className="-mx-2 py-3">
        {share && (
          <Row
            icon={ScreenShare}
            className="sm:hidden"
            label={share.on ? 'Stop sharing your screen' : 'Share your screen'}
            onPress={close(share.toggle)}
          />
        )}
        {files && <Row icon={Paperclip} label="Files" leads onPress={() => onView('files')} />}
        {guest && (
          <Row icon={UserPlus} label="Guest or interpreter" leads onPress={() => onView('guest')} />
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
    </>
  );
}

interface RowProps {
  icon: IconNode;
  label: string;
  /** To another view of the drawer. */
  leads?: boolean;
  className?: string;
  onPress: () => void;
}

function Row({ icon, label, leads = false, className, onPress }: RowProps) {
  return (
    <li className={className}>
      <button
        type="button"
        className="flex min-h-tap w-full items-center gap-3 rounded px-2 text-left font-medium transition-colors hover:bg-neutral-100"
        onClick={onPress}
      >
        <Icon of={icon} className="size-5 text-teal-800" />
        <span className="flex-1">{label}</span>
        {leads && <Icon of={ChevronRight} className="size-5 text-neutral-500" />}
      </button>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t py-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
