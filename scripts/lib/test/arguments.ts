import { CommandError } from '../../../server/log.ts';

const OPTION = /^--(only|changed|trace|all)(?:=(.*))?$/;

/**
 * What `npm test` was asked for: the steps, the patterns for what they run, `since` with --changed (what git calls the
 * state to compare with), `trace`, the tier, and whether it is whole, with nothing chosen. What is named by a pattern runs
 * whatever its tier.
 */
export function readArguments(args, names) {
  const asked = { chosen: names, patterns: [], since: null, trace: false, tier: 'short' };
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

function stepsIn(list, names) {
  const chosen = list.split(',').filter(Boolean);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0 && chosen.length > 0) return chosen;
  throw new CommandError(
    `There is no step ${unknown.join(', ') || 'named'}; the steps are ${names.join(', ')}`,
  );
}
