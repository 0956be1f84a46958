'use client';

import { useRef, useState } from 'react';
import { type UploadQueue, unsentOf } from '@/lib/client/meetings/upload-queue';
import { saveNotAdded } from './not-added';

export interface Booked {
  readonly meetingId: string;
  readonly next: string;
}

/** Uploads running · some failed, and the client decides · the browser navigates on. */
export type SendingStep = 'sending' | 'stuck' | 'leaving';

/**
 * Uploads the files of a booking from the queue to the meeting. It continues on its own when all are uploaded; if one
 * failed, only when the client confirms.
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

  /** Retries at once, unless other uploads are still running: a replaced file then follows them. */
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
