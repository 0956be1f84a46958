import type { IncomingMessage, ServerResponse } from 'node:http';
import client from '@prometheus-io/client';
import { routeClassOf } from '../http/route-class.ts';

/** Seconds: a page from memory takes under a millisecond, and nothing longer than the limit of a request. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type ObserveRequest = (req: IncomingMessage, res: ServerResponse) => void;

export function createRequestMetrics(registry: client.Registry): ObserveRequest {
  const registers = [registry];
  const requests = new client.Counter({
    name: 'sangguni_http_requests_total',
    help: 'Requests by what answered them, and status; 0 where the client went away before.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new client.Histogram({
    name: 'sangguni_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer; streams of events excluded.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  return function observe(req, res) {
    const began = performance.now();
    res.once('close', () => {
      const route = routeClassOf(req, res);
      requests.inc({ route, status: res.headersSent ? res.statusCode : 0 });
      if (route !== 'stream') durations.observe({ route }, (performance.now() - began) / 1000);
    });
  };
}
