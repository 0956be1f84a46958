interface Client {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

export function queueRefusal(client: Client): Promise<string | null>;
