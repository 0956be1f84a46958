import 'server-only';
import type { Cron, Tasks } from '@/lib/server/platform/queue/tasks';

export const tasks: Tasks = {};

export const cron: Cron = {};
