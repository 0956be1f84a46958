import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';

export const tasks: TasksOf<never> = {};

export const cron: Cron = {};
