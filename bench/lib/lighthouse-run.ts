import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError, logStep } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { needed } from './needed.ts';

const CLI = inRoot('bench/node_modules/lighthouse/cli/index.js');
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Metric = 'LCP' | 'TBT' | 'CLS' | 'kB';

interface LighthouseReport {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<Category, ReportCategory>>;
  readonly audits: Readonly<Record<string, ReportAudit>>;
}

interface ReportCategory {
  readonly id: string;
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface ReportAudit {
  readonly score: number | null;
  readonly numericValue?: number;
}

/** Scores of 0 to 100; milliseconds, the layout shift without a unit, and kilobytes. */
export interface LighthouseRun {
  readonly speed: number;
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  readonly failing: readonly string[];
}

/** Lighthouse is larger than what the product needs; it is installed where it is used, when it is used. */
export function ensureLighthouse() {
  if (existsSync(CLI)) return;
  logStep('Installing Lighthouse');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: inRoot('bench'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError('Lighthouse could not be installed.');
}

/** One run with the mobile preset, in a browser of its own. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const report = JSON.parse(await output(url)) as LighthouseReport;
  const failing = Object.values(report.categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter((ref) => ref.weight > 0 && report.audits[ref.id]?.score === 0)
          .map((ref) => ref.id),
  );
  const figure = (id: string) => needed(report.audits[id]?.numericValue, `figure of ${id}`);
  const score = (id: Category) => Math.round(100 * (report.categories[id].score ?? 0));
  return {
    speed: report.environment.benchmarkIndex,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      LCP: Math.round(figure('largest-contentful-paint')),
      TBT: Math.round(figure('total-blocking-time')),
      CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
      kB: Math.round(figure('total-byte-weight') / 1000),
    },
    failing,
  };
}

function output(url: string): Promise<string> {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const args = [url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args, `--chrome-flags=${flags}`], {
      env: { ...process.env, CHROME_PATH: browserPath() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.once('error', reject);
    child.once('exit', (code) => {
      const text = Buffer.concat(parts).toString();
      if (code === 0) resolve(text);
      else reject(new CommandError(`Lighthouse failed at ${url}. ${text.slice(0, 500)}`));
    });
  });
}
