import type { FigureCount } from './http/figures.ts';
import type { ChangesSince } from './http/pages/page-changes.ts';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly siteUrl: URL;
  readonly isLocal: boolean;
  readonly trustProxy: number;
  readonly timeFactor: number;
  readonly limitFactor: number;
  readonly drainDelayMs: number;
  readonly healthPort?: number | undefined;
  readonly sharedAssets?: string | undefined;
  readonly release: string;
  readonly metricsPort?: number | undefined;
  readonly metricsHost: string;
  readonly runsJobs: boolean;
}

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

/** Functions of lib/server/boot.ts for the process that embeds Next (instrumentation.ts passes them on). */
export interface ProductHooks {
  readonly commands: object;
  readonly serverSettings: () => ServerSettings;
  /** Called once the process takes requests; never in one that only runs jobs or a command. */
  readonly opened: () => Promise<void>;
  readonly saveFigures: (counts: FigureCount[]) => Promise<void>;
  readonly pageChangesSince: ChangesSince;
  readonly visitorOf: (cookies?: string) => Promise<string | null>;
  readonly endStreams: () => Promise<void>;
  readonly readiness: Readonly<Record<'ofServer' | 'ofWorker', () => Promise<string>>>;
  readonly finishJobs: () => Promise<void>;
  readonly processFigures: () => ProcessFigures;
  readonly operationFigures: () => Promise<OperationFigures>;
}

export interface Handover extends ProductHooks {
  readonly booted: Promise<void>;
  readonly shutDown: () => Promise<void>;
}

/** Object that `instrumentation.ts` finds in a process that embeds Next. */
export interface HandOver {
  (handover: Handover): void;
  readonly withoutDatabase: boolean;
}
