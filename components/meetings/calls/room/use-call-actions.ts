'use client';

import { useMemo } from 'react';
import type { Call, LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import { deviceProblem } from './device-problem';
import type { Panels } from './use-panels';

export interface CallActions {
  readonly microphone: () => void;
  readonly camera: () => void;
  /** Undefined if the browser cannot share a screen. */
  readonly share: (() => void) | undefined;
  readonly messages: () => void;
  readonly case: () => void;
  readonly more: () => void;
  readonly leave: () => void;
}

interface Screen extends Pick<CallActions, 'more'> {
  panels: Panels;
  call: Call;
  media: LocalMedia;
  say: (text: string) => void;
  onLeft: () => void;
}

export function useCallActions(screen: Screen): CallActions {
  const { call, media, say, panels, more, onLeft } = screen;
  const messages = panels.messages.toggle;
  const caseFile = panels.case.toggle;
  return useMemo(() => {
    const device = (kind: 'microphone' | 'camera') => async () => {
      const wanted = media.snapshot()[kind] !== 'on';
      await (kind === 'microphone' ? media.setMicrophone(wanted) : media.setCamera(wanted));
      const problem = wanted && deviceProblem(kind, media.snapshot()[kind]);
      if (problem) say(problem);
    };
    const share = async () => {
      if (call.snapshot().screen) await call.stopSharing();
      else await call.shareScreen();
    };
    const failed = (text: string) => () => say(text);
    return {
      microphone: () =>
        void device('microphone')().catch(failed('Your microphone could not be changed.')),
      camera: () => void device('camera')().catch(failed('Your camera could not be changed.')),
      share: canShareScreen()
        ? () => void share().catch(failed('Your screen could not be shared.'))
        : undefined,
      messages,
      case: caseFile,
      more,
      leave: () => {
        call.leave();
        onLeft();
      },
    };
  }, [call, media, say, messages, caseFile, more, onLeft]);
}

function canShareScreen(): boolean {
  return typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
}
