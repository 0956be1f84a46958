/** Settings of this test file; they are read once, so call it before anything reads one. */
export function applySettings(settings: Readonly<Record<string, string>>): void {
  Object.assign(process.env, settings);
}

/** A number that a command sets for a test, or the usual one. */
export function numberFor(name: string, usual: number): number {
  return Number(process.env[name] ?? usual);
}
