import type { CallState } from '@/lib/contract/meetings/calls';
import type { CallRole } from '@/lib/domain/meetings/calls';

/** What a device of the own browser is doing. `refused`: by the person or the browser · `missing`: there is none. */
export type DeviceState = 'asking' | 'on' | 'off' | 'refused' | 'missing' | 'in_use';

/** The own microphone, camera and speaker, in the lobby and in the call. */
export interface LocalMediaSnapshot {
  readonly microphone: DeviceState;
  readonly camera: DeviceState;
  /** Live tracks; null while the device is off, refused or missing. A muted microphone keeps its track, disabled. */
  readonly microphoneTrack: MediaStreamTrack | null;
  readonly cameraTrack: MediaStreamTrack | null;
  readonly microphones: readonly MediaDeviceInfo[];
  readonly cameras: readonly MediaDeviceInfo[];
  /** Empty where the browser cannot choose one. */
  readonly speakers: readonly MediaDeviceInfo[];
  readonly chosen: {
    readonly microphone: string | undefined;
    readonly camera: string | undefined;
    readonly speaker: string | undefined;
  };
  /** The browser's own blur of the background. */
  readonly blur: 'unavailable' | 'off' | 'on';
}

export interface LocalMedia {
  subscribe(listener: () => void): () => void;
  snapshot(): LocalMediaSnapshot;
  /** Asks for both devices, each by itself, as they were left the last time. */
  start(): Promise<void>;
  setMicrophone(on: boolean): Promise<void>;
  /** Off releases the device: its light goes out. */
  setCamera(on: boolean): Promise<void>;
  /** Shown as chosen at once; rejects where it does not open, and the one before goes on. */
  choose(kind: 'microphone' | 'camera' | 'speaker', deviceId: string): Promise<void>;
  /** Rejects where the browser cannot. */
  setBlur(on: boolean): Promise<void>;
  /** Releases both devices. What was chosen is remembered in this browser. */
  stop(): void;
}

/**
 * How well the connection to another person works, for words. `lost`: being made again · `unreached`: not made yet, though it
 * is tried for long · `unable` and `other_unable`: this browser, or that of the other person, makes none.
 */
export type ConnectionQuality =
  | 'connecting'
  | 'good'
  | 'weak'
  | 'poor'
  | 'audio_only'
  | 'lost'
  | 'unreached'
  | 'unable'
  | 'other_unable';

/** Another person who is in the call. */
export interface RemotePerson {
  readonly role: CallRole;
  readonly displayName: string;
  readonly pictureUrl: string | null;
  /** Its tracks come and go; the stream stays the same while the page of the other does. */
  readonly stream: MediaStream | null;
  readonly state: CallState;
  readonly quality: ConnectionQuality;
}

export type CallPhase =
  /** The permission or the stream is being fetched. */
  | 'joining'
  /** In the call; `people` may be empty. */
  | 'in_call'
  /** The stream is lost and being made again; the media may go on. */
  | 'reconnecting'
  /** Another tab or device of the same person is in the call now. */
  | 'taken_over'
  /** Cancelled, moved, over, or no longer allowed. */
  | 'closed'
  | 'left';

export interface CallSnapshot {
  readonly phase: CallPhase;
  readonly closedBecause: 'cancelled' | 'moved' | 'over' | 'not_allowed' | null;
  /** Those who are in it, besides this page: client, lawyer, guest. */
  readonly people: readonly RemotePerson[];
  /** Those whom the server knows to be in it, whether or not their pages have answered this one. */
  readonly present: readonly CallRole[];
  /** The own screen while it is shown. */
  readonly screen: MediaStream | null;
  /** The worst of the connections; `good` while there is nobody. */
  readonly quality: ConnectionQuality;
}

export interface Call {
  subscribe(listener: () => void): () => void;
  snapshot(): CallSnapshot;
  /** Needs a press; resolves to false when the person chose nothing. */
  shareScreen(): Promise<boolean>;
  stopSharing(): Promise<void>;
  /** Takes the call back from another tab. */
  takeOver(): void;
  /** Says bye, closes every connection and releases the devices. */
  leave(): void;
}

export interface CallOptions {
  readonly meetingId: string;
  readonly media: LocalMedia;
  /** "Hide my network address": everything goes through the relay. */
  readonly relayOnly: boolean;
}
