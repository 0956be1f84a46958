export function browserPath(): string | undefined;

/** One that can show notifications, which the one without windows refuses. */
export function pathOfWholeBrowser(): string | undefined;
