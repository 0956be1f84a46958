import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../server/log.ts';

/** Names a release, its folder and its archive, by its version. */
export const releaseName = (version: string): string => `sangguni-${version}`;

/** Everything is root's, in one order: two archives of the same files differ in nothing but their times. */
const TAR = ['--create', '--gzip', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'];

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Packs the folder of a release into `<name>.tar.gz` beside it, with its bill of materials (CycloneDX) as
 * `<name>.cdx.json` and the hashes of both in SHA256SUMS, and removes the folder. Returns the files.
 * @throws {CommandError}
 */
export function writeArchive(release: string): string[] {
  const { dir, base } = path.parse(release);
  const archive = path.join(dir, `${base}.tar.gz`);
  const args = [...TAR, '--file', archive, '--directory', dir, base];
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`tar failed: ${stderr}`);
  const materials = path.join(dir, `${base}.cdx.json`);
  copyFileSync(path.join(release, 'sbom.json'), materials);
  const sums = path.join(dir, 'SHA256SUMS');
  const lines = [materials, archive].map((file) => `${sha256(file)}  ${path.basename(file)}\n`);
  writeFileSync(sums, lines.join(''));
  rmSync(release, { recursive: true });
  return [archive, materials, sums];
}
