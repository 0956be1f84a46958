import type { IncomingHttpHeaders } from 'node:http';
import { describeError, writeLine } from '../../lib/log-lines.ts';
import type { Handle, ProductRequest } from './exchange.ts';
import { internalRequest } from './internal-request.ts';

export const NOT_FOUND_PAGE = '/_not-found';

/** Address of `app/went-wrong`, for the server alone: readers get a 404 there. */
export const FAILED_PAGE = '/went-wrong';

/** Portals, whose 404 pages have their own frame, which needs scripts and the session. */
const PORTAL = /^\/(?:customer|lawyer)-portal(?![^/?])/;

/** Returns the body of a page; null where Next's own is to be sent. */
export type FindErrorPage = (
  req: Pick<ProductRequest, 'url' | 'headers'>,
  status: number,
) => Promise<Buffer | null>;

/**
 * Creates the lookup of the page for an error status: Next's own stays blank until its scripts have run
 * (docs/decisions/0016). Null where Next's own is to be sent.
 */
export function createErrorPages(handle: Handle): FindErrorPage {
  const read = async (path: string, expected: number, headers?: IncomingHttpHeaders) => {
    const { status, body } = await internalRequest(handle, path, headers);
    if (status !== expected) throw new Error(`${path} answered ${status}`);
    return body;
  };

  return async function errorPage({ url, headers }, status) {
    try {
      if (status === 404 && !PORTAL.test(url)) return await read(NOT_FOUND_PAGE, 404);
      if (status !== 500) return null;
      return await read(FAILED_PAGE, 200, { 'x-request-id': headers['x-request-id'] });
    } catch (error) {
      writeLine('error', 'error-page', { error: describeError(error) });
      return null;
    }
  };
}
