import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const inRoot = (...parts: string[]): string => path.join(root, ...parts);

/**
 * Creates the folder where one way of running keeps its database, mails, uploads and process file. `npm start`, `npm
 * run dev` and `npm test` each have their own, so that they can run side by side.
 */
export function dataFolder(name: string): string {
  const folder = inRoot('.data', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
