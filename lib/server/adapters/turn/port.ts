import 'server-only';

/** What a browser connects through, as RTCPeerConnection takes it. */
export interface IceServer {
  readonly urls: string[];
  readonly username?: string;
  readonly credential?: string;
}

/** A relay for calls that cannot go directly between two browsers. */
export interface RelayPort {
  /**
   * Where it is, with credentials of their own for `subject` until then; empty where none is set up.
   *
   * @param subject what the credentials are for; the relay sees only a hash of it
   * @param until epoch ms
   */
  serversFor(subject: string, until: number): IceServer[];
}
