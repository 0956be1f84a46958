import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.ts';
import { CommandError, logStep } from '../../server/log.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';

const CLI = inRoot('bench/node_modules/lighthouse/cli/index.js');
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

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
export async function runLighthouse(url) {
  const report = JSON.parse(await output(url));
  const failing = Object.values(report.categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter((ref) => ref.weight > 0 && report.audits[ref.id].score === 0)
          .map((ref) => ref.id),
  );
  return {
    speed: report.environment.benchmarkIndex,
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round(100 * (report.categories[id].score ?? 0))]),
    ),
    metrics: {
      LCP: Math.round(report.audits['largest-contentful-paint'].numericValue),
      TBT: Math.round(report.audits['total-blocking-time'].numericValue),
      CLS: Number(report.audits['cumulative-layout-shift'].numericValue.toFixed(3)),
      kB: Math.round(report.audits['total-byte-weight'].numericValue / 1000),
    },
    failing,
  };
}

function output(url) {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const args = [url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args, `--chrome-flags=${flags}`], {
      env: { ...process.env, CHROME_PATH: browserPath() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.once('error', reject);
    child.once('exit', (code) => {
      const text = Buffer.concat(parts).toString();
      if (code === 0) resolve(text);
      else reject(new CommandError(`Lighthouse failed at ${url}. ${text.slice(0, 500)}`));
    });
  });
}
