import http from 'node:http';
import { describeError, inScope, writeLine } from '../../lib/log-lines.ts';
import {
  answerOddAddress,
  redirectToCanonicalHost,
  refuseUnknownMethod,
  rewriteMalformedUrl,
} from './addresses.ts';
import { type AdmissionOptions, createAdmission } from './admission.ts';
import { createDrain } from './drain.ts';
import { createErrorPages } from './error-pages.ts';
import type { Handle, ProductAnswer, ProductRequest, ReceivedRequest, Watch } from './exchange.ts';
import { type AnswerContext, finalizeResponse } from './finalize-response.ts';
import { createGeneratedFiles } from './generated-files.ts';
import { identifyClient, refuse, refuseMalformed } from './guards.ts';
import type { ChangesSince } from './pages/page-changes.ts';
import { createPageMemory, type NextVisit } from './pages/page-memory.ts';
import { createProbes } from './probes.ts';
import { createStaticFiles, type Folders } from './static-files.ts';
import { ProductResponse } from './unread-body.ts';

const SECOND = 1000;
const LIMITS = {
  headersTimeout: 15 * SECOND,
  // Time to send a whole request: twenty megabytes over a slow phone.
  requestTimeout: 300 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * 1024,
};

export interface ProductServerSettings
  extends Pick<AdmissionOptions, 'timeFactor' | 'limitFactor' | 'visitorOf'> {
  readonly handle: Handle;
  readonly readiness?: () => Promise<string>;
  readonly watch?: Watch;
  readonly observe?: (req: ReceivedRequest, res: ProductAnswer) => void;
  readonly changesSince: ChangesSince;
  readonly folders: Folders;
  readonly generated?: ReadonlyMap<string, Buffer>;
  readonly siteUrl: URL;
  readonly isLocal: boolean;
  readonly trustProxy: number;
}

export type ProductServer = ReturnType<typeof createProductServer>;

export function createProductServer({
  handle,
  readiness = async () => 'ready',
  watch = () => {},
  observe = () => {},
  changesSince,
  folders,
  generated = new Map(),
  siteUrl,
  isLocal,
  trustProxy,
  timeFactor = 1,
  limitFactor = 1,
  visitorOf,
}: ProductServerSettings) {
  const server = http.createServer({ ...LIMITS, ServerResponse: ProductResponse });
  const drain = createDrain(server);
  const context: AnswerContext = {
    https: siteUrl.protocol === 'https:',
    isLeaving: drain.isLeaving,
    memory: createPageMemory({ changesSince, isLeaving: drain.isLeaving, watch }),
    errorPage: createErrorPages(handle),
  };
  const answerProbe = createProbes(
    { prefix: '/api', readiness, isLeaving: drain.isLeaving },
    context,
  );
  const admit = createAdmission(context, { timeFactor, limitFactor, visitorOf });
  const serveStatic = createStaticFiles(folders, context);
  const serveGenerated = createGeneratedFiles(generated, context);
  const failed = { status: 500, key: 'internal', message: 'Something went wrong.' };

  let isProxyNamed = trustProxy > 0;
  const warnOfProxy = ({ headers }: ReceivedRequest) => {
    if (isProxyNamed || headers['x-forwarded-for'] === undefined) return;
    isProxyNamed = true;
    const message =
      'X-Forwarded-For arrives and TRUST_PROXY is 0: behind a proxy all visitors count as one address';
    writeLine('warn', 'proxy', { message });
  };

  const askNext = async (req: ProductRequest, res: ProductAnswer, visit: NextVisit) => {
    drain.track(res);
    if (drain.isLeaving()) res.setHeader('connection', 'close');
    if (serveStatic(req, res)) return;
    res.setHeader('x-request-id', req.headers['x-request-id']);
    rewriteMalformedUrl(req);
    watch(req, res);
    const scope = {
      request: req.headers['x-request-id'],
      address: req.headers['x-client-address'],
    };
    return admit(req, res, () => inScope(scope, () => askAdmitted(req, res, visit)));
  };
  const askAdmitted = (req: ProductRequest, res: ProductAnswer, visit: NextVisit) => {
    const shaped = finalizeResponse(req, res, context, visit);
    return handle(req, res).catch((error: unknown) => {
      // The client went away, or was refused while it was still sending.
      if (res.writableEnded || res.destroyed) return;
      writeLine('error', 'http', { error: describeError(error) });
      shaped.release();
      refuse(res, context, failed);
    });
  };

  server.on('request', (received, sent) => {
    // Node leaves open what a server always has, and does not know what identifyClient adds.
    const [req, res] = [received as ProductRequest, sent as ProductAnswer];
    observe(req, res);
    if (answerProbe(req, res)) return;
    warnOfProxy(req);
    identifyClient(req, trustProxy);
    if (refuseUnknownMethod(req, res, context) || refuseMalformed(req, res, context)) return;
    if (answerOddAddress(req, res, context)) return;
    if (isLocal && redirectToCanonicalHost(req, res, siteUrl)) return;
    if (serveGenerated(req, res)) return;
    void context.memory.answer(req, res, (visit) => askNext(req, res, visit));
  });
  return {
    server,
    leave: drain.leave,
    drain: drain.drain,
    figures: () => ({ memory: context.memory.figures(), turnedAway: admit.turnedAway() }),
  };
}
