import type { Migration } from './state.mjs';

export const MIGRATIONS_FOLDER: string;
export function readMigrations(folder: string): Migration[];
