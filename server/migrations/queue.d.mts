interface Client {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

export function queueRefusal(client: Client, root: string): Promise<string | null>;
