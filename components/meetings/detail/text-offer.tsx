import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { textsQuery } from '@/lib/client/notifications/texts';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { Side } from '../meeting-labels';

const Texts = dynamic(() =>
  import('@/components/accounts/settings/texts/texts-section').then(({ Texts: view }) => ({
    default: view,
  })),
);

/** Time before the start, in minutes, that a number and its code need to be of use. */
const WORTH_IT_MINUTES = 15;

interface TextOfferProps {
  meeting: Pick<Meeting, 'start_time'>;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** Turns on text messages without leaving the meeting: number, code, done. */
export function TextOffer({ meeting, side, now }: TextOfferProps) {
  const { data } = useQuery(textsQuery());
  const [open, setOpen] = useState(false);
  const isOn = data?.number && data.number.stopped_at === null;
  const isLate = Date.parse(meeting.start_time) - now < WORTH_IT_MINUTES * MINUTE_MS;
  if (!data?.available || (!open && (isOn || isLate))) return null;
  return (
    <>
      <p className="mt-3">
        <button type="button" className={textLinkAloneClass} onClick={() => setOpen(true)}>
          <Icon of={Smartphone} className="size-4.5" />
          Get a text message before it starts
        </button>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Text messages"
        description="A short text on your phone before a meeting. No names, and nothing about the case."
        actions={isOn ? <Button onClick={() => setOpen(false)}>Done</Button> : undefined}
      >
        <div className="mt-4 grid gap-4">
          <Texts settings={data} userType={side === 'client' ? 'CUSTOMER' : 'LAWYER'} />
        </div>
      </Dialog>
    </>
  );
}
