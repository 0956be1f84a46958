import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { help } from './help/operations';
import { encryptedHelp, eraseHelp, exportedHelp, purgeHelp } from './help/service';
import * as decisions from './proceedings/decisions-service';
import * as files from './proceedings/files';
import * as messages from './proceedings/messages';
import { encryptedNote } from './proceedings/offers-service';
import * as operations from './proceedings/operations';
import { eraseCases, exportedCases } from './proceedings/personal-data-service';
import * as service from './proceedings/service';
import { caseWork } from './proceedings/work';

interface Payloads {
  advance_case: { caseId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

const tasks: TasksOf<keyof Payloads> = {
  advance_case: { group: 'other', run: ({ caseId }, now) => decisions.advance(caseId, now) },
};

const cron: Cron = {
  queue_due_cases: { every: 'minute', group: 'other', run: decisions.queueDue },
  open_missing_cases: { every: '5 minutes', group: 'other', run: service.openMissing },
  remind_of_cases: { every: 'day', group: 'other', run: decisions.remind },
  purge_help_questions: { every: 'day', group: 'files', run: purgeHelp },
};

export const cases: Feature = {
  name: 'cases',
  tasks,
  cron,
  operations: [...[operations, files, messages].flatMap(operationsOf), ...help.operations],
  work: caseWork,
  evidenceAmong: messages.evidenceAmong,
  encrypted: [messages.encryptedMessage, encryptedNote, ...encryptedHelp],
  files: [
    { table: 'case_files', column: 'storage_key', size: 'size' },
    { table: 'help_questions', column: 'file_key', size: 'file_size' },
  ],
  personalData: [
    {
      tables: [
        'cases',
        'case_statements',
        'case_files',
        'case_messages',
        'case_offers',
        'case_decisions',
      ],
      exported: exportedCases,
      erase: eraseCases,
      retained:
        'For good, with the books of account: that there was a case, what was offered, how it ended and when, without words.',
    },
    {
      tables: ['help_questions'],
      exported: exportedHelp,
      erase: eraseHelp,
      retained:
        'What was asked without an account, until a year after it ended; and which administrator answered others.',
    },
  ],
};
