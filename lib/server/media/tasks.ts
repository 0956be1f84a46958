import 'server-only';
import type { TasksOf } from '@/lib/server/platform/queue/tasks';
import { removeIfUnused } from './pictures/service';

interface Payloads {
  remove_picture: { name: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  remove_picture: { group: 'files', run: ({ name }) => removeIfUnused(name) },
};
