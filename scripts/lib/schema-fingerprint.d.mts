import type { Client } from 'pg';

export function schemaFingerprint(client: Client): Promise<string[]>;
export function missingObjects(expected: readonly string[], found: readonly string[]): string[];
