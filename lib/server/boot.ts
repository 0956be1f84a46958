import 'server-only';

/** Prepares the process for its first request. */
export async function boot(): Promise<void> {}
