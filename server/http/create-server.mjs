import http from 'node:http';
import { createDrain } from './drain.mjs';
import { createErrorPages } from './error-pages.mjs';
import {
  identifyClient,
  loseStrayAddress,
  refuse,
  refuseMalformed,
  refuseUnroutableCall,
  settleLoopbackName,
} from './guards.mjs';
import { createMadeFiles } from './made-files.mjs';
import { createPageStore } from './page-store.mjs';
import { shapeResponse } from './shape-response.mjs';
import { createStaticFiles } from './static-files.mjs';
import { ProductResponse } from './unread-body.mjs';

const SECOND = 1000;
const LIMITS = {
  headersTimeout: 15 * SECOND,
  // Time to send a whole request: twenty megabytes over a slow phone.
  requestTimeout: 300 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * 1024,
};

/**
 * The product's own HTTP server around Next's request handler.
 * @param {{handle: Function, folders: {assets: string, files: string}, made?: Map<string, Buffer>, siteUrl: URL,
 *   isLocal: boolean, trustProxy: number}} settings `made` are files made at start, by their path; `trustProxy` is
 *   the number of our own proxies in front.
 */
export function createProductServer({
  handle,
  folders,
  made = new Map(),
  siteUrl,
  isLocal,
  trustProxy,
}) {
  const server = http.createServer({ ...LIMITS, ServerResponse: ProductResponse });
  const drain = createDrain(server);
  const context = {
    https: siteUrl.protocol === 'https:',
    isDraining: drain.isDraining,
    preparePage: createPageStore(),
    errorPage: createErrorPages(handle),
  };
  const serveStatic = createStaticFiles(folders, context);
  const serveMade = createMadeFiles(made, context);
  const failed = { status: 500, key: 'internal', message: 'Something went wrong.' };

  server.on('request', (req, res) => {
    drain.track(res);
    if (refuseUnroutableCall(req, res, context) || refuseMalformed(req, res, context)) return;
    if (isLocal && settleLoopbackName(req, res, siteUrl)) return;
    if (serveMade(req, res) || serveStatic(req, res)) return;
    identifyClient(req, trustProxy);
    loseStrayAddress(req);
    const shaped = shapeResponse(req, res, context);
    handle(req, res).catch((error) => {
      // The client went away, or was refused while it was still sending.
      if (res.writableEnded || res.destroyed) return;
      console.error(error);
      shaped.release();
      refuse(res, context, failed);
    });
  });
  return { server, drain: drain.drain };
}
