interface Settings {
  readonly address: string;
  readonly cookies: readonly string[];
  readonly bookings: readonly { readonly cookie: string; readonly body: object }[];
  readonly pictures: readonly { readonly cookie: string; readonly picture: Buffer }[];
  readonly readers: number;
  readonly pauseMs: number;
}

export function startLoad(settings: Settings): {
  readonly answered: Readonly<Record<'page' | 'read' | 'booking' | 'upload' | 'stream', number>>;
  readonly failures: readonly string[];
  total(): number;
  stop(): Promise<void>;
};
