import { writeFileSync } from 'node:fs';

/** Settings of this test file; they are read once, so call it before anything reads one. */
export function applySettings(settings: Readonly<Record<string, string>>): void {
  Object.assign(process.env, settings);
}

/** Writes figures to where a command asks for them, as JSON; nowhere else. */
export function report(name: string, figures: unknown): void {
  const file = process.env[name];
  if (file) writeFileSync(file, JSON.stringify(figures));
}

/** A number that a command sets for a test, or the usual one. */
export function numberFor(name: string, usual: number): number {
  return Number(process.env[name] ?? usual);
}

/** A text that a command sets for a test, or the usual one. */
export function textFor(name: string, usual: string): string {
  return process.env[name] ?? usual;
}
