export type Level = 'info' | 'warn' | 'error';

/** What is at work: a request, with the network of its client, or a job, maybe queued by a request. */
export interface Scope {
  readonly request?: string | undefined;
  readonly job?: string | undefined;
  readonly address?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** What every line of this process says (`release`, `host`), and who hears of those of level `error`. */
export function configureLog(settings: {
  head?: Fields;
  onError?: ((line: Fields) => void) | null;
}): void;

/** Runs work for a request or a job, which lines written meanwhile name. */
export function inScope<T>(scope: Scope, work: () => T): T;

/** The request or job at work. */
export function currentScope(): Scope | undefined;

/** Whether a text is a well-formed id of a request. */
export function isRequestId(text: unknown): text is string;

/** How many lines of each kind this process has written; `event` is that of security events, else empty. */
export function lineCounts(): { level: Level; at: string; event: string; count: number }[];

/** Writes one line of JSON. `at` names what happened, the same word each time. */
export function writeLine(level: Level, at: string, fields?: Fields): void;

/** Message and stack of an error with its causes; SQL parameters, payloads and email addresses are left out. */
export function describeError(error: unknown): string;
