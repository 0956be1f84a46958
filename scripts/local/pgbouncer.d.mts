export interface Pooler {
  /** A database of the server by way of the pooler. */
  at(url: string): string;
  stop(): Promise<void>;
}

export function startPgBouncer(
  serverUrl: string,
  settings?: Readonly<Record<string, string>>,
): Promise<Pooler>;
