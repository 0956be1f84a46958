import { CommandError } from '../../../server/log.ts';

const OPTION = /^--(only|changed|trace|all)(?:=(.*))?$/;

export type Tier = 'short' | 'all';

/** What `npm test` was asked for. */
export interface Asked {
  /** Names of steps. */
  readonly chosen: readonly string[];
  /** Of what the steps run. */
  readonly patterns: readonly string[];
  /** With --changed, what git calls the state to compare with. */
  readonly since: string | null;
  /** Whether the browser tests keep a trace. */
  readonly trace: boolean;
  readonly tier: Tier;
  /** Nothing was chosen. */
  readonly isWhole: boolean;
}

/** Reads what `npm test` was asked for. What is named by a pattern runs whatever its tier. */
export function readArguments(args: readonly string[], names: readonly string[]): Asked {
  const asked = {
    chosen: names,
    patterns: [] as string[],
    since: null as string | null,
    trace: false,
    tier: 'short' as Tier,
  };
  for (const arg of args) {
    const [, option, value] = OPTION.exec(arg) ?? [];
    if (option === 'only') asked.chosen = stepsIn(value ?? '', names);
    else if (option === 'changed') asked.since = value || 'main';
    else if (option === 'trace') asked.trace = true;
    else if (option === 'all') asked.tier = 'all';
    else if (arg.startsWith('-')) throw new CommandError(`There is no option ${arg}.`);
    else asked.patterns.push(arg);
  }
  if (asked.patterns.length > 0) asked.tier = 'all';
  const isWhole = asked.chosen === names && asked.patterns.length === 0 && asked.since === null;
  return { ...asked, isWhole };
}

function stepsIn(list: string, names: readonly string[]): string[] {
  const chosen = list.split(',').filter(Boolean);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0 && chosen.length > 0) return chosen;
  throw new CommandError(
    `There is no step ${unknown.join(', ') || 'named'}; the steps are ${names.join(', ')}`,
  );
}
