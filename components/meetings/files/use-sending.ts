'use client';

import { useRef, useState } from 'react';
import { type UploadQueue, unsentOf } from '@/lib/client/meetings/upload-queue';
import { saveNotAdded } from './not-added';

/** A meeting that was booked, and where the browser goes when its files are there. */
export interface Booked {
  readonly meetingId: string;
  readonly next: string;
}

/** Files are on their way · some are not there, the client decides · the browser navigates to what comes next. */
export type SendingStep = 'sending' | 'stuck' | 'leaving';

/**
 * The files of a booking, from the queue into the meeting. The browser goes on by itself when all are there; over one
 * that is not, only when the client says so.
 */
export function useSending(queue: UploadQueue, booked: Booked | null) {
  const [step, setStep] = useState<SendingStep>('sending');
  const isLeaving = useRef(false);

  const leave = ({ meetingId, next }: Booked) => {
    isLeaving.current = true;
    setStep('leaving');
    saveNotAdded(meetingId, queue.leftOut());
    window.location.assign(next);
  };

  const send = async (to: Booked) => {
    setStep('sending');
    const allArrived = await queue.send(to.meetingId);
    if (isLeaving.current) return;
    if (allArrived) leave(to);
    else setStep('stuck');
  };

  /** While others are on their way, a changed one follows them by itself. */
  const sendAgain = () => {
    if (step === 'stuck' && booked) void send(booked);
  };

  return {
    step,
    send,
    retry: (key: number) => {
      queue.retry(key);
      sendAgain();
    },
    replace: (key: number, file: File) => {
      queue.replace(key, file);
      sendAgain();
    },
    goOn: () => {
      queue.leaveOut(unsentOf(queue.list()));
      if (booked) leave(booked);
    },
  };
}
