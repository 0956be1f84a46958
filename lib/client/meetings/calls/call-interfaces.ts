import type { CallState } from '@/lib/contract/meetings/calls';
import type { CallRole } from '@/lib/domain/meetings/calls';

/** State of one of the user's devices. `refused`: by the user or the browser · `missing`: there is none. */
export type DeviceState = 'asking' | 'on' | 'off' | 'refused' | 'missing' | 'in_use';

export interface LocalMediaSnapshot {
  readonly microphone: DeviceState;
  readonly camera: DeviceState;
  /** Live tracks; null while the device is off, refused or missing. A muted microphone keeps its track, disabled. */
  readonly microphoneTrack: MediaStreamTrack | null;
  readonly cameraTrack: MediaStreamTrack | null;
  readonly microphones: readonly MediaDeviceInfo[];
  readonly cameras: readonly MediaDeviceInfo[];
  /** Empty where the browser cannot choose a speaker. */
  readonly speakers: readonly MediaDeviceInfo[];
  readonly chosen: {
    readonly microphone: string | undefined;
    readonly camera: string | undefined;
    readonly speaker: string | undefined;
  };
  /** The browser's built-in background blur. */
  readonly blur: 'unavailable' | 'off' | 'on';
}

export interface LocalMedia {
  subscribe(listener: () => void): () => void;
  snapshot(): LocalMediaSnapshot;
  start(): Promise<void>;
  setMicrophone(on: boolean): Promise<void>;
  setCamera(on: boolean): Promise<void>;
  choose(kind: 'microphone' | 'camera' | 'speaker', deviceId: string): Promise<void>;
  setBlur(on: boolean): Promise<void>;
  /** Releases both devices. The choice is remembered in this browser. */
  stop(): void;
}

/**
 * Quality of the connection to another person. `lost`: reconnecting · `unreached`: not connected yet after a long
 * time · `unable` and `other_unable`: this browser, or that of the other person, cannot connect.
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

export interface RemotePerson {
  readonly role: CallRole;
  readonly displayName: string;
  readonly pictureUrl: string | null;
  /** Tracks are added and removed; the stream object stays the same as long as the other page does. */
  readonly stream: MediaStream | null;
  readonly state: CallState;
  readonly quality: ConnectionQuality;
}

export type CallPhase =
  | 'joining'
  | 'in_call'
  | 'reconnecting'
  | 'taken_over'
  /** Cancelled, moved, over, or no longer allowed. */
  | 'closed'
  | 'left';

export interface CallSnapshot {
  readonly phase: CallPhase;
  readonly closedBecause: 'cancelled' | 'moved' | 'over' | 'not_allowed' | null;
  /** The people in the call, besides this page: client, lawyer, guest, associate. */
  readonly people: readonly RemotePerson[];
  /** Roles the server counts as in the call, whether or not their pages have answered this one. */
  readonly present: readonly CallRole[];
  readonly screen: MediaStream | null;
  /** The worst of the connections; `good` while there are none. */
  readonly quality: ConnectionQuality;
}

export interface Call {
  subscribe(listener: () => void): () => void;
  snapshot(): CallSnapshot;
  /** Requires a user gesture; resolves to false when nothing was chosen. */
  shareScreen(): Promise<boolean>;
  stopSharing(): Promise<void>;
  takeOver(): void;
  leave(): void;
}

export interface CallOptions {
  readonly meetingId: string;
  readonly media: LocalMedia;
  /** "Hide my network address": all media goes through the relay. */
  readonly relayOnly: boolean;
}
