/** A device's or a connection's track, as far as calls look at it. */
export class FakeTrack {
  onended: (() => void) | null = null;
  contentHint = '';
  readyState = 'live';

  constructor(readonly kind: 'audio' | 'video') {}

  getSettings() {
    return { width: 1280, height: 720 };
  }

  stop(): void {
    this.readyState = 'ended';
  }
}

export class FakeMediaStream {
  private readonly tracks: Set<FakeTrack>;

  constructor(tracks: FakeTrack[] = []) {
    this.tracks = new Set(tracks);
  }

  addTrack(track: FakeTrack): void {
    this.tracks.add(track);
  }

  removeTrack(track: FakeTrack): void {
    this.tracks.delete(track);
  }

  getTracks(): FakeTrack[] {
    return [...this.tracks];
  }

  getVideoTracks(): FakeTrack[] {
    return this.getTracks().filter(({ kind }) => kind === 'video');
  }
}

class FakeSender {
  track: FakeTrack | null = null;
  readonly parameters = { encodings: [{}] };

  async replaceTrack(track: FakeTrack | null): Promise<void> {
    this.track = track;
  }

  getParameters() {
    return this.parameters;
  }

  async setParameters(): Promise<void> {}
}

class FakeTransceiver {
  direction = 'recvonly';
  readonly sender = new FakeSender();
  readonly receiver: { track: FakeTrack };

  constructor(kind: 'audio' | 'video') {
    this.receiver = { track: new FakeTrack(kind) };
  }
}

type State = 'new' | 'connected' | 'disconnected' | 'failed' | 'closed';

/** The states of RTCPeerConnection's negotiation, with descriptions that only count up. Nothing is sent. */
export class FakePeerConnection extends EventTarget {
  /** All that were made, the oldest first. */
  static made: FakePeerConnection[] = [];
  private static descriptions = 0;

  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: null }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  signalingState = 'stable';
  connectionState: State = 'new';
  iceConnectionState: State = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  readonly done: string[] = [];
  private readonly transceivers: FakeTransceiver[] = [];
  private needed = false;

  constructor(public configuration: RTCConfiguration) {
    super();
    FakePeerConnection.made.push(this);
  }

  addTransceiver(kind: 'audio' | 'video'): FakeTransceiver {
    const transceiver = new FakeTransceiver(kind);
    this.transceivers.push(transceiver);
    this.needNegotiation();
    return transceiver;
  }

  getTransceivers(): FakeTransceiver[] {
    return this.transceivers;
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.configuration = configuration;
  }

  restartIce(): void {
    this.done.push('restart');
    this.needNegotiation();
  }

  async setLocalDescription(): Promise<void> {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    await Promise.resolve();
    FakePeerConnection.descriptions += 1;
    this.localDescription = { type, sdp: `${type} ${FakePeerConnection.descriptions}` };
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.done.push(`local ${type}`);
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const { type } = description;
    const wants = type === 'answer' ? ['have-local-offer'] : ['stable', 'have-local-offer'];
    if (!wants.includes(this.signalingState)) throw new Error(`${type} in ${this.signalingState}`);
    if (type === 'offer' && this.signalingState === 'have-local-offer') this.done.push('rollback');
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
    this.remoteDescription = description;
    if (type === 'offer' && this.transceivers.length === 0)
      this.transceivers.push(new FakeTransceiver('audio'), new FakeTransceiver('video'));
    await Promise.resolve();
    this.done.push(`remote ${type}`);
  }

  async addIceCandidate(candidate?: RTCIceCandidateInit): Promise<void> {
    this.done.push(`candidate ${candidate?.candidate ?? 'end'}`);
  }

  async getStats() {
    return new Map();
  }

  /** The connection is made, interrupted or has failed. */
  become(state: State): void {
    this.connectionState = state;
    this.iceConnectionState = state;
    this.dispatchEvent(new Event('iceconnectionstatechange'));
    this.onconnectionstatechange?.();
  }

  close(): void {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
  }

  private needNegotiation(): void {
    if (this.needed) return;
    this.needed = true;
    queueMicrotask(() => {
      this.needed = false;
      if (this.signalingState === 'stable') this.onnegotiationneeded?.();
    });
  }
}
