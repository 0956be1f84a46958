import type { CallOptions } from '@/lib/client/platform/call';
import {
  failureOf,
  noAnswer,
  readReply,
  type WireReply,
  type WireRequest,
  wireRequest,
} from '@/lib/client/platform/transport';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';

export interface UploadOptions extends CallOptions {
  onProgress?: (share: number) => void;
}

/**
 * Sends a request like `call`, with upload progress: by XMLHttpRequest, because fetch does not report it.
 * @throws ApiError as `call` does; an abort is passed on
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E>,
  options: UploadOptions = {},
): Promise<Result<E>> {
  try {
    const request = wireRequest(endpoint, args, options.idempotencyKey);
    return readReply(endpoint, await transfer(request, options)) as Result<E>;
  } catch (error) {
    throw failureOf(error);
  }
}

function transfer(request: WireRequest, { signal, onProgress }: UploadOptions): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const xhr = new XMLHttpRequest();
    const cancel = () => xhr.abort();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    if (onProgress) {
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
      };
    }
    xhr.onload = () => {
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        body: xhr.responseText,
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    };
    xhr.onerror = () => reject(noAnswer());
    xhr.onabort = () => reject(aborted());
    xhr.onloadend = () => signal?.removeEventListener('abort', cancel);
    signal?.addEventListener('abort', cancel, { once: true });
    xhr.send(request.body ?? null);
  });
}

function aborted(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}
