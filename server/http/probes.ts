import type { ServerResponse } from 'node:http';
import { pathOf, type ReceivedRequest, type Transport } from './exchange.ts';
import { setDataHeaders } from './security-headers.ts';

const RETRY_AFTER = '5';

export interface ProbeSettings {
  readonly prefix: string;
  /** Resolves to `ready` within a bound, or to what is missing. */
  readonly readiness: () => Promise<string>;
  readonly isLeaving: () => boolean;
}

/**
 * Answers the probes of load balancers and supervisors: `live`, that this process responds, and `ready`, whether it
 * should receive requests. The first does not involve the product, and neither is limited, shed or cached. Returns
 * whether it answers.
 */
export function createProbes({ prefix, readiness, isLeaving }: ProbeSettings, context: Transport) {
  const send = (req: ReceivedRequest, res: ServerResponse, status: number, answer: object) => {
    res.statusCode = status;
    res.setHeader('content-type', 'application/json');
    res.setHeader('cache-control', 'no-store');
    if (status === 503) res.setHeader('retry-after', RETRY_AFTER);
    setDataHeaders(res, context);
    const body = JSON.stringify(answer);
    res.setHeader('content-length', Buffer.byteLength(body));
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  const sendReadiness = async (req: ReceivedRequest, res: ServerResponse) => {
    const state = isLeaving() ? 'leaving' : await readiness().catch(() => 'failed');
    // It may have been told to stop meanwhile.
    const reason = isLeaving() ? 'leaving' : state;
    if (reason === 'ready') send(req, res, 200, { status: 'ready' });
    else send(req, res, 503, { status: 'not_ready', reason });
  };

  return function answerProbe(req: ReceivedRequest, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const path = pathOf(req.url);
    if (path === `${prefix}/live`) send(req, res, 200, { status: 'live' });
    else if (path === `${prefix}/ready`) void sendReadiness(req, res);
    else return false;
    return true;
  };
}
