import { type ConnectionWatch, watchConnection } from './connection-watch';

export interface SentTracks {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

export interface PeerWiring {
  /** Yields when both sides offer at once. The other side makes the first offer. */
  readonly polite: boolean;
  readonly configuration: RTCConfiguration;
  send(kind: 'description' | 'candidate', data: Record<string, unknown>): void;
  /** Whether the other page is present to receive signals. */
  isPresent(): boolean;
  /** Whether all signals were sent; none is repeated before that. */
  allSent(): boolean;
  changed(): void;
}

/**
 * The connection to one page of another person, by perfect negotiation. Audio and video transceivers exist from the
 * start: tracks are replaced without renegotiation.
 */
export class Peer {
  readonly stream: MediaStream | null =
    typeof MediaStream === 'undefined' ? null : new MediaStream();
  wasConnected = false;
  /** Null where this browser cannot connect: Lockdown Mode, extensions and policies disable it. */
  private readonly pc: RTCPeerConnection | null;
  private readonly watch: ConnectionWatch | null;
  private audio: RTCRtpTransceiver | undefined;
  private video: RTCRtpTransceiver | undefined;
  private tracks: SentTracks = { audio: null, video: null };
  private showsVideo = false;
  private makingOffer = false;
  private settingAnswer = false;
  private received: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(private readonly wiring: PeerWiring) {
    const pc = newConnection(wiring.configuration);
    this.pc = pc;
    this.watch = pc && watchConnection(pc, () => this.recover());
    if (!pc) return;
    pc.onnegotiationneeded = () => void this.offer();
    pc.onicecandidate = ({ candidate }) => this.send('candidate', candidate?.toJSON() ?? {});
    pc.onconnectionstatechange = () => {
      this.wasConnected ||= pc.connectionState === 'connected';
      wiring.changed();
    };
    if (wiring.polite) return;
    // Those of one side only: what addTransceiver made on both would not be matched with each other.
    pc.addTransceiver('audio', { direction: 'sendrecv' });
    pc.addTransceiver('video', { direction: 'sendrecv' });
    this.adopt();
  }

  get isPossible(): boolean {
    return this.pc !== null && this.stream !== null;
  }

  get isConnected(): boolean {
    return this.pc?.connectionState === 'connected';
  }

  async statistics(): Promise<RTCStatsReport | null> {
    return this.isConnected && this.pc ? this.pc.getStats() : null;
  }

  get videoSender(): RTCRtpSender | null {
    return this.video?.sender ?? null;
  }

  get audioSender(): RTCRtpSender | null {
    return this.audio?.sender ?? null;
  }

  setTracks(tracks: SentTracks): void {
    const before = this.tracks;
    this.tracks = tracks;
    if (tracks.audio !== before.audio) replace(this.audio, tracks.audio);
    if (tracks.video !== before.video) replace(this.video, tracks.video);
  }

  showVideo(shows: boolean): void {
    this.showsVideo = shows;
    const track = this.video?.receiver.track;
    if (!track) return;
    if (shows) this.stream?.addTrack(track);
    else this.stream?.removeTrack(track);
  }

  /** Queues a message; messages are handled one at a time, in order. */
  receive(kind: 'description' | 'candidate', data: Record<string, unknown>): void {
    this.received = this.received.then(async () => {
      const { pc } = this;
      if (this.closed || !pc) return;
      try {
        if (kind === 'candidate') await pc.addIceCandidate(data.candidate ? data : undefined);
        else await this.take(pc, data as unknown as RTCSessionDescriptionInit);
      } catch {
        // Of an offer that was ignored or is outdated, or the connection was closed meanwhile. What is really broken is restarted.
      }
    });
  }

  reconfigure(configuration: RTCConfiguration): void {
    this.pc?.setConfiguration(configuration);
  }

  /** Repeats signals that the other side may have missed. */
  repeat(): void {
    if (this.pc?.signalingState === 'have-local-offer') this.sendDescription();
    else this.watch?.check();
  }

  wake(): void {
    this.watch?.check();
  }

  networkChanged(): void {
    this.watch?.force();
  }

  close(): void {
    this.closed = true;
    const { pc, stream } = this;
    this.watch?.stop();
    if (pc) {
      pc.onnegotiationneeded = null;
      pc.onicecandidate = null;
      pc.onconnectionstatechange = null;
      pc.close();
    }
    for (const track of stream?.getTracks() ?? []) stream?.removeTrack(track);
  }

  private recover(): void {
    const { pc, wiring } = this;
    if (!pc || !wiring.isPresent()) return;
    if (pc.signalingState !== 'have-local-offer') {
      if (pc.remoteDescription) pc.restartIce();
    } else if (wiring.allSent()) this.sendDescription();
  }

  private async offer(): Promise<void> {
    try {
      this.makingOffer = true;
      await this.pc?.setLocalDescription();
      this.sendDescription();
    } catch {
      // Closed, or overtaken by an offer of the other side.
    } finally {
      this.makingOffer = false;
    }
  }

  private async take(pc: RTCPeerConnection, description: RTCSessionDescriptionInit): Promise<void> {
    const { wiring } = this;
    if (description.type === 'answer' && pc.signalingState !== 'have-local-offer') return;
    const ready = !this.makingOffer && (pc.signalingState === 'stable' || this.settingAnswer);
    // Nothing may be awaited between this look and setRemoteDescription.
    if (description.type === 'offer' && !ready && !wiring.polite) return;
    this.settingAnswer = description.type === 'answer';
    try {
      await pc.setRemoteDescription(description);
    } finally {
      this.settingAnswer = false;
    }
    if (description.type !== 'offer') return;
    this.adopt();
    await pc.setLocalDescription();
    this.sendDescription();
  }

  private adopt(): void {
    if (this.audio && this.video) return;
    for (const transceiver of this.pc?.getTransceivers() ?? []) {
      transceiver.direction = 'sendrecv';
      if (transceiver.receiver.track.kind === 'audio') this.audio = transceiver;
      else this.video = transceiver;
    }
    if (this.audio) this.stream?.addTrack(this.audio.receiver.track);
    replace(this.audio, this.tracks.audio);
    replace(this.video, this.tracks.video);
    this.showVideo(this.showsVideo);
    this.wiring.changed();
  }

  private sendDescription(): void {
    const description = this.pc?.localDescription;
    if (description) this.send('description', { type: description.type, sdp: description.sdp });
  }

  private send(kind: 'description' | 'candidate', data: object): void {
    if (!this.closed) this.wiring.send(kind, { ...data });
  }
}

function newConnection(configuration: RTCConfiguration): RTCPeerConnection | null {
  try {
    return new RTCPeerConnection(configuration);
  } catch {
    return null;
  }
}

function replace(place: RTCRtpTransceiver | undefined, track: MediaStreamTrack | null): void {
  // One after the other, by the connection itself; it fails on one that was closed.
  place?.sender.replaceTrack(track).catch(() => {});
}
