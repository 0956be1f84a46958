import 'server-only';
import { DAY_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { deleteAnswersTo, purgeAnswers } from '@/lib/server/platform/idempotency/service';
import { purgeLimits } from '@/lib/server/platform/limits/service';
import { purgePages } from '@/lib/server/platform/page-cache/service';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import {
  deleteSessions,
  exportedSessions,
  purgeSessions,
} from '@/lib/server/platform/session/service';
import { purgeUptime } from '@/lib/server/platform/uptime/service';
import type { Feature, PersonalData } from './feature';

const tasks: TasksOf<'remove_file'> = {
  remove_file: { group: 'files', run: ({ storageKey }) => storage().delete(storageKey) },
};

const cron: Cron = {
  purge_answers: { every: 'day', group: 'other', run: purgeAnswers },
  purge_pages: { every: 'day', group: 'other', run: purgePages },
  purge_limits: { every: 'day', group: 'other', run: purgeLimits },
  purge_uptime: { every: 'day', group: 'other', run: purgeUptime },
  purge_sessions: { every: 'day', group: 'other', run: purgeSessions },
  purge_unfinished_files: {
    every: 'day',
    group: 'files',
    run: (now) => storage().purgeUnfinished(now - DAY_MS),
  },
};

const personalData: readonly PersonalData[] = [
  {
    tables: ['sessions'],
    exported: async (exec, userId) => ({
      name: 'sessions',
      data: await exportedSessions(exec, userId),
    }),
    erase: async (tx, { id }) => {
      await deleteSessions(tx, id);
      return [];
    },
  },
  {
    // Answers that were sent already; they repeat what stands in other tables.
    tables: ['idempotency_keys'],
    erase: async (tx, { id }) => {
      await deleteAnswersTo(tx, id);
      return [];
    },
  },
  {
    tables: ['audit_events'],
    retained:
      'For good: who did what, for events that need accountability. It names rows by their ids alone.',
  },
];

export const platform: Feature = {
  name: 'platform',
  operations: [],
  tasks,
  cron,
  personalData,
};
