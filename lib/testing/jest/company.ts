/** Code that changes modules, or what they read when they are evaluated. */
const REASONS: readonly (readonly [source: RegExp, reason: string])[] = [
  [/\bjest\.(mock|doMock|setMock|unmock)\(/, 'stands in for a module'],
  [/\bjest\.(isolateModules|isolateModulesAsync|resetModules)\(/, 'evaluates modules again'],
  [/\bapplySettings\(/, 'has settings of its own, which are read once'],
  [/\bstartMailServer\(/, 'sends its mails to a server of its own'],
  [/\bstopJobs\(/, 'ends the jobs of its process for good'],
  [/@jest-environment /, 'has an environment of its own'],
];
const STATED = /^\s*\/\*\*\s*@alone\s+(.+?)\s*\*\//;

/** Imports that files may have in common: literal settings, and the fakes of lib/testing. */
const SHARED = [
  /^applySettings\(\{(?:\s*\w+:\s*'[^']*',?)+\s*\}\);$/gm,
  /^jest\.mock\('[^']+', \(\) =>\s+jest\.requireActual\('@\/lib\/testing\/[^']+'\),?\s*\);$/gm,
];

interface Company {
  /** Files of the same key share their modules. */
  readonly key?: string;
  /** Why it shares them with nobody. */
  readonly reason?: string;
}

/**
 * Tells with whom a test file may share its modules. A comment `@alone` at the head of a file gives the reason where its code
 * does not show it.
 */
export function companyOf(source: string): Company {
  const stated = STATED.exec(source)?.[1];
  if (stated) return { reason: stated };
  const shared = SHARED.flatMap((pattern) => source.match(pattern) ?? []);
  const rest = SHARED.reduce((text, pattern) => text.replaceAll(pattern, ''), source);
  const reason = REASONS.find(([pattern]) => pattern.test(rest))?.[1];
  return reason ? { reason } : { key: shared.sort().join('\n') };
}
