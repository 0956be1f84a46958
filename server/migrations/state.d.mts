export interface Migration {
  readonly name: string;
  readonly at: number;
  readonly since: number | null;
}

interface Applied {
  readonly at: number;
  readonly name: string | null;
  readonly since: number | null;
}

interface Client {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

export function appliedMigrations(client: Client): Promise<Applied[]>;
export function refusal(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): string | null;
