import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { wireRequest } from '@/lib/client/platform/transport';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { BASE_URL } from './target';

interface SendOptions {
  idempotencyKey?: string;
}

/** A user of the API without a browser, with cookies of their own. */
export class ApiClient {
  private constructor(readonly http: APIRequestContext) {}

  static async open(baseURL = BASE_URL): Promise<ApiClient> {
    const http = await request.newContext({
      baseURL,
      // As a browser on our own pages would say.
      extraHTTPHeaders: { origin: new URL(baseURL).origin },
    });
    return new ApiClient(http);
  }

  /** The answer, whatever its status. */
  send<E extends Endpoint>(
    endpoint: E,
    args: CallArgs<E>,
    options: SendOptions = {},
  ): Promise<APIResponse> {
    const { method, url, headers, body } = wireRequest(endpoint, args, options.idempotencyKey);
    const payload = body instanceof FormData ? { multipart: body } : { data: body };
    return this.http.fetch(url, { method, headers, ...payload });
  }

  async call<E extends Endpoint>(endpoint: E, args: CallArgs<E>): Promise<Result<E>> {
    const answer = await this.send(endpoint, args);
    const text = await answer.text();
    expect(answer.status(), `${endpoint.method} ${endpoint.path}: ${text.slice(0, 300)}`).toBe(
      endpoint.status,
    );
    return endpoint.response?.parse(JSON.parse(text)) as Result<E>;
  }

  /** The cookies, to give a browser the same session. */
  async cookies() {
    return (await this.http.storageState()).cookies;
  }

  close(): Promise<void> {
    return this.http.dispose();
  }
}
