import 'server-only';
import { CHART_WEEKS } from '@/lib/domain/meetings/agenda';
import { manilaDayKey, manilaDayNumber, manilaWeekday } from '@/lib/domain/platform/time';
import type { NewViews } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';
import { randomOf } from './random';

export function demoViews(now: number, lawyers: readonly DemoLawyer[]): NewViews[] {
  const { name } = demoAccount('lawyer');
  const own = lawyers.find(({ rows }) => rows.lawyer.displayName === name);
  if (!own) return [];
  const rnd = randomOf(`views of ${name}`);
  const today = manilaDayNumber(now);
  return Array.from({ length: CHART_WEEKS * 7 }, (_, ago) => {
    const day = today - ago;
    const isWeekend = manilaWeekday(day) % 6 === 0;
    const most = isWeekend ? 6 : 18 - Math.floor(ago / 10);
    const views = rnd.between(2, most);
    return { lawyerId: own.rows.lawyer.id, day: manilaDayKey(day), views };
  });
}
