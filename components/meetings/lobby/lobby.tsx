'use client';

import { Video, X } from 'lucide';
import Link from 'next/link';
import { useEffect } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { LocalMedia } from '@/lib/client/meetings/calls/types';
import type { CallPerson, VideoCall } from '@/lib/contract/meetings/calls';

export interface LobbyProps {
  call: VideoCall;
  about: {
    readonly subject: string | null;
    /** The other person, as `Atty. Grace Palma-Lim`. */
    readonly withName: string;
    /** Epoch milliseconds. */
    readonly start: number;
    readonly end: number;
  };
  /** Started here; whoever made it stops it. */
  media: LocalMedia;
  /** Who may be in the call, and who is; the reader too. */
  people: readonly CallPerson[];
  relayOnly: boolean;
  onRelayOnly: (relayOnly: boolean) => void;
  onJoin: () => void;
  closeHref: string;
}

/** Before the call: the own picture, whether the devices work, and who is there. */
export function Lobby({ about, media, onJoin, closeHref }: LobbyProps) {
  useEffect(() => {
    void media.start();
  }, [media]);
  return (
    <div className="on-dark grid gap-5 bg-teal-950 p-4 text-white">
      <Link href={closeHref} className="inline-flex min-h-tap items-center gap-2 font-semibold">
        <Icon of={X} className="size-5" />
        Close
      </Link>
      <h1 className="text-3xl">Ready to join?</h1>
      <p>With {about.withName}</p>
      <Button variant="action" size="large" onClick={onJoin}>
        <Icon of={Video} />
        Join meeting
      </Button>
    </div>
  );
}
