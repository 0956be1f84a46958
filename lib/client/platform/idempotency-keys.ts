import { ApiError } from './api-error';

/**
 * Keeps one `Idempotency-Key` per body while its outcome is unknown. The server remembers a definite response, also a
 * refusal, under its key, so the next try needs a new one.
 */
export class IdempotencyKeys {
  private pending: { body: string; key: string } | null = null;

  async use<T>(body: unknown, send: (key: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(body);
    if (this.pending?.body !== text) this.pending = { body: text, key: randomKey() };
    try {
      const answer = await send(this.pending.key);
      this.pending = null;
      return answer;
    } catch (error) {
      if (isDefinite(error)) this.pending = null;
      throw error;
    }
  }
}

function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export function newRowId(): string {
  return randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns a random key where `crypto.randomUUID` is missing: on plain http, as when a phone on the local network
 * tries a build.
 */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
