import type pg from 'pg';

export function ensureServingRole(client: pg.Client): Promise<void>;
export function servingUrl(url: string): string;
