import 'server-only';

export interface IceServer {
  readonly urls: string[];
  readonly username?: string;
  readonly credential?: string;
}

export interface RelayPort {
  /**
   * Returns relay servers with credentials for `subject` until then; empty where none is configured.
   * @param subject what the credentials are for; the relay sees only a hash of it
   * @param until epoch ms
   */
  serversFor(subject: string, until: number): IceServer[];
}
