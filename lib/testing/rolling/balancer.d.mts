export function startBalancer(): Promise<{
  readonly address: string;
  remove(address: string): void;
  add(address: string): Promise<void>;
  stop(): void;
}>;
