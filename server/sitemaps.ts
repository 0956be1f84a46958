import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../scripts/lib/paths.ts';

const TIMEOUT_MS = 20_000;

/**
 * The sitemap of static pages and robots.txt, with addresses at `siteUrl`: address path to content.
 * Made at every start, in a folder of this process alone, so that one build serves any address and servers side by side
 * do not write into each other's files.
 */
export async function generateSitemaps(siteUrl) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sangguni-sitemap-'));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        inRoot('node_modules/next-sitemap/bin/next-sitemap.mjs'),
        '--config',
        'next-sitemap.config.cjs',
      ],
      {
        cwd: inRoot(),
        timeout: TIMEOUT_MS,
        // Another's program, which needs no secret of ours.
        env: { PATH: process.env.PATH, SITE_URL: siteUrl.replace(/\/+$/, ''), SITEMAP_DIR: folder },
      },
    );
    const names = await readdir(folder);
    // The index names what lives in the database too: app/sitemap.xml.
    const parts = names.filter((name) => name !== 'sitemap.xml');
    const files = parts.map(async (name) => [`/${name}`, await readFile(path.join(folder, name))]);
    // The program reports a failure in words only.
    if (!names.includes('sitemap.xml')) throw new Error(`No sitemap was generated: ${stdout}`);
    return new Map(await Promise.all(files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
