import type {
  Call,
  CallSnapshot,
  LocalMedia,
  LocalMediaSnapshot,
  RemotePerson,
} from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { CallRole } from '@/lib/domain/meetings/calls';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';

class Source<T> {
  private readonly listeners = new Set<() => void>();
  constructor(private state: T) {}
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = () => this.state;
  change(change: Partial<T>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** A call without a network; `change` is what happens in it. */
export class FakeCall extends Source<CallSnapshot> implements Call {
  readonly asked: string[] = [];
  constructor(state: Partial<CallSnapshot> = {}) {
    const empty = {
      people: [],
      present: [],
      screen: null,
      quality: 'good',
      closedBecause: null,
    } as const;
    super({ phase: 'in_call', ...empty, ...state });
  }
  async shareScreen() {
    this.asked.push('shareScreen');
    this.change({ screen: new MediaStream() });
    return true;
  }
  async stopSharing() {
    this.asked.push('stopSharing');
    this.change({ screen: null });
  }
  takeOver() {
    this.asked.push('takeOver');
  }
  leave() {
    this.asked.push('leave');
    this.change({ phase: 'left' });
  }
}

/** Devices that do what they are told; `refused` ones stay off. */
export class FakeMedia extends Source<LocalMediaSnapshot> implements LocalMedia {
  readonly asked: string[] = [];
  constructor(state: Partial<LocalMediaSnapshot> = {}) {
    super({
      microphone: 'on',
      camera: 'on',
      microphoneTrack: null,
      cameraTrack: null,
      microphones: [],
      cameras: [],
      speakers: [],
      blur: 'unavailable',
      chosen: { microphone: undefined, camera: undefined, speaker: undefined },
      ...state,
    });
  }
  async start() {}
  async setMicrophone(on: boolean) {
    if (this.snapshot().microphone !== 'refused') this.change({ microphone: on ? 'on' : 'off' });
  }
  async setCamera(on: boolean) {
    if (this.snapshot().camera !== 'refused') this.change({ camera: on ? 'on' : 'off' });
  }
  async choose(kind: 'microphone' | 'camera' | 'speaker', deviceId: string) {
    this.asked.push(`${kind} ${deviceId}`);
    this.change({ chosen: { ...this.snapshot().chosen, [kind]: deviceId } });
  }
  async setBlur(on: boolean) {
    this.change({ blur: on ? 'on' : 'off' });
  }
  stop() {}
}

const NAMES = {
  client: 'Anna Ferrer',
  lawyer: 'Maria Luisa Santos',
  guest: 'Ramon Villaflor',
  associate: 'Jose Abad',
};

/** Somebody else in a call, heard and seen unless it is said otherwise. */
export function remotePerson(role: CallRole, change: Partial<RemotePerson> = {}): RemotePerson {
  return {
    role,
    displayName: NAMES[role],
    pictureUrl: null,
    quality: 'good',
    stream: new MediaStream(),
    state: { microphone: true, camera: true, sharing: false },
    ...change,
  };
}

/** The permission to join a meeting of half an hour. */
export function videoCallOf(
  role: CallRole,
  start: number,
  roles: readonly CallRole[] = ['client', 'lawyer'],
): VideoCall {
  return {
    _id: 'v1',
    meeting_id: 'm0',
    role,
    ice_servers: [],
    events_url: '/stream',
    start_time: isoInstant(start),
    end_time: isoInstant(start + 30 * MINUTE_MS),
    closes_at: isoInstant(start + 60 * MINUTE_MS),
    ice_expires_at: isoInstant(start + 60 * MINUTE_MS),
    people: roles.map((one) => ({
      role: one,
      display_name: NAMES[one],
      picture_url: null,
      present: false,
      sid: null,
    })),
  };
}
