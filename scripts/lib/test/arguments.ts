import { CommandError } from '../../../server/log.ts';

const OPTION = /^--(only|changed|trace|all)(?:=(.*))?$/;

export type Tier = 'short' | 'all';

/** Arguments of `npm test`. */
export interface Asked {
  readonly chosen: readonly string[];
  readonly patterns: readonly string[];
  readonly since: string | null;
  readonly trace: boolean;
  readonly tier: Tier;
  readonly isWhole: boolean;
}

/** Parses the arguments of `npm test`. Tests matched by a pattern run whatever their tier. */
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
