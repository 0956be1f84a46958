/** Settings of this test file; they are read once, so call it before anything reads one. */
export function applySettings(settings: Readonly<Record<string, string>>): void {
  Object.assign(process.env, settings);
}
