import { useEffect, useState } from 'react';
import type { CallPerson, VideoCall } from '@/lib/contract/meetings/calls';
import { openCallStream } from './signalling/call-stream';

export function useCallPeople(meetingId: string, video: VideoCall): readonly CallPerson[] {
  const [heard, setHeard] = useState<{ of: string; people: readonly CallPerson[] } | null>(null);
  const { events_url } = video;
  useEffect(() => {
    const stream = openCallStream(events_url, null, {
      received(event) {
        if (event.type === 'people') setHeard({ of: meetingId, people: event.data.people });
      },
    });
    return () => stream.close();
  }, [meetingId, events_url]);
  return heard?.of === meetingId ? heard.people : video.people;
}
