import 'server-only';
import { DAY_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { purgeAnswers } from '../idempotency/service';
import { purgeLimits } from '../limits/service';
import { purgePages } from '../page-cache/service';
import type { Cron, TasksOf } from '../queue/tasks';
import { purgeSessions } from '../session/service';
import type { Feature } from './feature';

const tasks: TasksOf<'remove_file'> = {
  remove_file: { group: 'other', run: ({ storageKey }) => storage().delete(storageKey) },
};

const cron: Cron = {
  purge_answers: { every: 'day', group: 'other', run: purgeAnswers },
  purge_pages: { every: 'day', group: 'other', run: purgePages },
  purge_limits: { every: 'day', group: 'other', run: purgeLimits },
  purge_sessions: { every: 'day', group: 'other', run: purgeSessions },
  purge_unfinished_files: {
    ...{ every: 'day', group: 'other' },
    run: (now) => storage().purgeUnfinished(now - DAY_MS),
  },
};

/** What the platform itself has of what features have. */
export const platform: Feature = {
  name: 'platform',
  operations: [],
  access: {},
  ...{ tasks, cron },
};
