import { CommandError } from '../../../server/log.mjs';

const OPTION = /^--(only|changed|trace)(?:=(.*))?$/;

/**
 * What `npm test` was asked for: the steps, the patterns for what they run, `since` with --changed (what git calls the
 * state to compare with), and `trace`.
 */
export function readArguments(args, names) {
  const asked = { chosen: names, patterns: [], since: null, trace: false };
  for (const arg of args) {
    const [, option, value] = OPTION.exec(arg) ?? [];
    if (option === 'only') asked.chosen = stepsIn(value ?? '', names);
    else if (option === 'changed') asked.since = value || 'main';
    else if (option === 'trace') asked.trace = true;
    else if (arg.startsWith('-')) throw new CommandError(`There is no option ${arg}.`);
    else asked.patterns.push(arg);
  }
  return asked;
}

function stepsIn(list, names) {
  const chosen = list.split(',').filter(Boolean);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0 && chosen.length > 0) return chosen;
  throw new CommandError(
    `There is no step ${unknown.join(', ') || 'named'}; the steps are ${names.join(', ')}`,
  );
}
