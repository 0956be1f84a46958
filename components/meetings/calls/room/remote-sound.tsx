'use client';

import { Volume2 } from 'lucide';
import { createElement, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { RemotePerson } from '@/lib/client/meetings/calls/call-interfaces';

interface RemoteSoundProps {
  people: readonly RemotePerson[];
  speaker: string | undefined;
}

/**
 * Plays the sound of all participants, with or without a picture; if the browser blocks autoplay, it asks for a
 * press.
 */
export function RemoteSound({ people, speaker }: RemoteSoundProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [blocked, setBlocked] = useState(false);
  const block = useCallback(() => setBlocked(true), []);
  const hear = () => {
    setBlocked(false);
    for (const audio of frame.current?.querySelectorAll('audio') ?? []) play(audio, block);
  };
  return (
    <div ref={frame}>
      {people.map(
        ({ role, stream }) =>
          stream && <PersonSound key={role} stream={stream} speaker={speaker} onBlocked={block} />,
      )}
      {blocked && people.length > 0 && (
        <div className="absolute inset-0 z-20 grid place-items-center">
          <Button variant="action" size="large" className="shadow" onClick={hear}>
            <Icon of={Volume2} />
            Press to hear
          </Button>
        </div>
      )}
    </div>
  );
}

interface PersonSoundProps {
  stream: MediaStream;
  speaker: string | undefined;
  onBlocked: () => void;
}

function PersonSound({ stream, speaker, onBlocked }: PersonSoundProps) {
  const ref = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = ref.current;
    if (!audio) return;
    const start = () => play(audio, onBlocked);
    audio.srcObject = stream;
    start();
    // The sound may come after the stream.
    stream.addEventListener('addtrack', start);
    return () => {
      stream.removeEventListener('addtrack', start);
      audio.srcObject = null;
    };
  }, [stream, onBlocked]);
  useEffect(() => {
    const audio = ref.current;
    // A speaker that was unplugged: the browser goes on with its own.
    if (audio && 'setSinkId' in audio) audio.setSinkId(speaker ?? '').catch(() => {});
  }, [speaker]);
  return createElement('audio', { ref, autoPlay: true });
}

function play(audio: HTMLAudioElement, onBlocked: () => void): void {
  audio.play().catch((error: unknown) => {
    // Anything else, such as another stream in between, is no refusal.
    if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked();
  });
}
