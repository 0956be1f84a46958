import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programEnvironment } from '@/lib/env';

/** Secrets that come from elsewhere: a mail server of this machine, which nobody asks, and keys in the form of real ones. */
const FROM_ELSEWHERE = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  PAYMONGO_SECRET_KEY: `sk_live_${'0'.repeat(24)}`,
  PAYMENT_WEBHOOK_SECRET: `whsk_${'0'.repeat(24)}`,
};

export interface NewKit {
  readonly folder: string;
  readonly kit: string;
}

export function writeSecrets(kit: string, given: Record<string, string> = FROM_ELSEWHERE): string {
  const script = path.join(kit, 'bin/sangguni-secrets');
  return execFileSync(script, ['--containers'], {
    encoding: 'utf8',
    env: { ...programEnvironment(), ...given },
  });
}

/** Copies deploy/ to a new folder, and does there what docs/operation.md asks for before a first start with containers. */
export function newKit({ site = 'https://localhost', release = '0.9.0' } = {}): NewKit {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  // The users of the containers have to come to what is mounted.
  chmodSync(folder, 0o755);
  const kit = path.join(folder, 'deploy');
  cpSync('deploy', kit, { recursive: true });
  const example = readFileSync('deploy/.env.example', 'utf8');
  const settings = example.replace(/^SITE_URL=.*$/m, `SITE_URL=${site}`);
  writeFileSync(path.join(kit, '.env'), `${settings}RELEASE=${release}\n`);
  writeSecrets(kit);
  return { folder, kit };
}
