import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import client from '@prometheus-io/client';
import { describeError, writeLine } from '../../lib/log-lines.ts';
import { listen } from '../listen.ts';
import type { ProductHooks, ServerSettings } from '../product.ts';
import { createOperationMetrics } from './operations.ts';
import {
  addProcessMetrics,
  addServerMetrics,
  type ProcessKind,
  type ServerFigures,
} from './process.ts';
import { createRequestMetrics, type ObserveRequest } from './requests.ts';

export interface MeasuredProduct extends Pick<ProductHooks, 'processFigures' | 'operationFigures'> {
  readonly serverSettings: () => Pick<
    ServerSettings,
    'metricsPort' | 'metricsHost' | 'release' | 'runsJobs'
  >;
}

export interface ServedMetrics {
  readonly observe: ObserveRequest;
  readonly addServer: (figures: () => ServerFigures) => void;
  readonly stop: () => void;
}

/** Limits of a scrape by HTTP, which has no body and is answered at once. */
const LIMITS = { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8 * 1024 };

function createListener(
  registry: client.Registry,
  operations: (() => Promise<string>) | null,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    const [path] = (req.url ?? '').split('?', 1);
    if (path !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    try {
      const parts = await Promise.all([registry.metrics(), operations?.()]);
      res.writeHead(200, { 'content-type': registry.contentType });
      res.end(parts.filter(Boolean).join('\n'));
    } catch (error) {
      writeLine('error', 'metrics', { error: describeError(error) });
      if (!res.headersSent) res.writeHead(500);
      res.end();
    }
  };
}

/**
 * Serves metrics to Prometheus on a separate port (docs/decisions/0049).
 * @param product the result of boot-next.ts
 */
export async function serveMetrics(
  product: MeasuredProduct,
  kind: ProcessKind,
  port: number,
): Promise<ServedMetrics> {
  const { metricsHost, release, runsJobs } = product.serverSettings();
  const registry = new client.Registry();
  addProcessMetrics(registry, { release, kind, processFigures: product.processFigures });
  // One kind of process asks the database, however many servers there are.
  const operations = runsJobs ? createOperationMetrics(product.operationFigures) : null;
  const server = http.createServer(LIMITS, createListener(registry, operations));
  await listen(server, port, metricsHost);
  // It keeps no process alive.
  server.unref();
  return {
    observe: createRequestMetrics(registry),
    addServer: (figures) => addServerMetrics(registry, figures),
    stop: () => server.close(),
  };
}
