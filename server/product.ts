import type { FigureCount } from './http/figures.ts';
import type { ChangesSince } from './http/pages/page-changes.ts';

/** What of the settings (lib/env.ts) server and worker go by; times in milliseconds. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly siteUrl: URL;
  readonly isLocal: boolean;
  /** The number of our own proxies in front. */
  readonly trustProxy: number;
  readonly timeFactor: number;
  readonly limitFactor: number;
  readonly drainDelayMs: number;
  readonly healthPort?: number | undefined;
  /** The folder that releases share. */
  readonly sharedAssets?: string | undefined;
  readonly release: string;
  readonly metricsPort?: number | undefined;
  readonly metricsHost: string;
  readonly runsJobs: boolean;
}

/** What a process knows of itself, for its metrics. */
export interface ProcessFigures {
  readonly pools: readonly {
    readonly pool: string;
    readonly used: number;
    readonly idle: number;
    readonly waiting: number;
  }[];
  readonly streams: readonly { readonly kind: string; readonly open: number }[];
  readonly lines: readonly {
    readonly level: string;
    readonly at: string;
    readonly event: string;
    readonly count: number;
  }[];
}

/** What the database knows, for the metrics; instants are epoch milliseconds. */
export interface OperationFigures {
  readonly jobs: readonly {
    readonly task: string;
    readonly due: number;
    readonly oldest: number | null;
    readonly retrying: number;
    readonly failed: number;
  }[];
  readonly mails: { readonly waiting: number; readonly failing: number };
  readonly incidents: readonly {
    readonly kind: string;
    readonly count: number;
    readonly since: number | null;
  }[];
  readonly webhookAt: number | null;
  readonly webhooksRefused: number;
  readonly backupAt: number | null;
  readonly servers: number;
  readonly workers: number;
}

/** What lib/server/boot.ts offers the process that embeds Next (instrumentation.ts hands it over). */
export interface ProductHooks {
  /** What commands of the operator run (scripts/lib/operator-command.ts). */
  readonly commands: object;
  readonly serverSettings: () => ServerSettings;
  /** For the process to call once it takes requests; one that only runs jobs or a command never does. */
  readonly opened: () => Promise<void>;
  /** Adds what it counted of requests. */
  readonly saveFigures: (counts: FigureCount[]) => Promise<void>;
  /** What changed of cached pages. */
  readonly pageChangesSince: ChangesSince;
  /** Whose cookies a request brings, as far as they verify. */
  readonly visitorOf: (cookies?: string) => Promise<string | null>;
  readonly endStreams: () => Promise<void>;
  /** For /api/ready, and that of a worker. */
  readonly readiness: Readonly<Record<'ofServer' | 'ofWorker', () => Promise<string>>>;
  readonly finishJobs: () => Promise<void>;
  readonly processFigures: () => ProcessFigures;
  readonly operationFigures: () => Promise<OperationFigures>;
}

/** The hooks as they arrive, with the start that is under way. */
export interface Handover extends ProductHooks {
  readonly booted: Promise<void>;
  readonly shutDown: () => Promise<void>;
}

/** What `instrumentation.ts` finds in a process that embeds Next. */
export interface HandOver {
  (handover: Handover): void;
  /** For a command that finds no database of this product, and is to make one. */
  readonly withoutDatabase: boolean;
}
