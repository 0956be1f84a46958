import { needed } from './needed.ts';

/** Settings by name, as the environment of a process has them. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns a setting.
 * @throws {Error} that names it where it is missing
 */
export function settingOf(settings: Settings, name: string): string {
  return needed(settings[name], `setting ${name}`);
}
