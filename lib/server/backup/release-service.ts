import 'server-only';
import { formatPeso } from '@/lib/domain/platform/money';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { heldSince, hold, letGo } from '@/lib/server/platform/installation/hold-service';
import { jobCounts, jobsByTask } from '@/lib/server/platform/queue/service';
import type { Backlog, Feature } from '@/lib/server/registry/feature';
import { OperatorError } from './manifest';
import { age } from './verify-service';

type Walked = readonly Pick<Feature, 'backlog'>[];

/** Lists what is sent once a held installation is released, a line for each kind. `now` is epoch ms. */
export async function backlogAt(features: Walked, now: number): Promise<string[]> {
  const dayAgo = now - DAY_MS;
  const lines: Backlog[] = [];
  for (const { backlog } of features)
    if (backlog) lines.push(...(await backlog(database(), now, dayAgo)));
  const jobs = await jobsByTask(database(), now, dayAgo);
  return [
    ...lines.filter(({ count }) => count > 0).map((line) => described(line, now)),
    ...jobs.map(({ task, due, later, oldest, old }) => {
      const line = described({ what: `jobs ${task}`, count: due, oldest, old }, now);
      return later > 0 ? `${line}; ${later} more at their time` : line;
    }),
  ];
}

function described({ what, count, amount, oldest, old, late = 0 }: Backlog, now: number): string {
  const sum = amount === undefined ? '' : `, ${formatPeso(amount)}`;
  const since = oldest ? `, the oldest ${age(now - oldest.getTime())}` : '';
  const many = old > 0 ? `, ${old} older than a day` : '';
  const dropped = late > 0 ? `; ${late} of them come too late and will not be sent` : '';
  return `${count} ${what}${sum}${since}${many}${dropped}`;
}

/**
 * Releases a held installation: its workers start within seconds.
 * @throws OperatorError where it is not held
 */
export async function release(): Promise<void> {
  if (!(await heldSince())) throw new OperatorError('This installation is not held.');
  await letGo();
}

/**
 * Holds an installation that was recovered by other means than a restore, before its processes start.
 * @throws OperatorError while workers are running, whose current work would still be sent
 */
export async function holdInstallation(now: number): Promise<void> {
  const { workers } = await jobCounts(database(), now);
  if (workers > 0)
    throw new OperatorError(
      `${workers} workers showed in the last 30 seconds that they run: stop servers and workers first.`,
    );
  await hold(now);
}
