import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { type Position, queueReencryption, reencryptSome } from './service';

interface Payloads {
  reencrypt_values: { from?: Position };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  reencrypt_values: { group: 'other', run: ({ from }) => reencryptSome(from ?? null) },
};

/** Runs regularly, to find values written meanwhile by a server with older settings. */
export const cron: Cron = {
  queue_reencryption: { every: 'day', group: 'other', run: () => queueReencryption() },
};
