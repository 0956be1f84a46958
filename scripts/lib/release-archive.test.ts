import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { releaseName, writeArchive } from './release-archive.ts';
import { OF_THE_MACHINE } from './tested-tree.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8' });

test('a release is an archive of its version, with its bill of materials and checksums', () => {
  const name = releaseName('0.9.0');
  const release = path.join(folder, name);
  mkdirSync(path.join(release, 'server'), { recursive: true });
  writeFileSync(path.join(release, 'server/serve.ts'), 'served');
  writeFileSync(path.join(release, 'sbom.json'), '{"bomFormat":"CycloneDX"}');
  const written = writeArchive(release).map((file) => path.basename(file));
  expect(written).toEqual(['sangguni-0.9.0.tar.gz', 'sangguni-0.9.0.cdx.json', 'SHA256SUMS']);
  expect(readdirSync(folder).sort()).toEqual([...written].sort());
  expect(inFolder('sha256sum', '--check', '--strict', 'SHA256SUMS')).toBe(
    'sangguni-0.9.0.cdx.json: OK\nsangguni-0.9.0.tar.gz: OK\n',
  );
  expect(inFolder('tar', '--list', '--gzip', '--file', 'sangguni-0.9.0.tar.gz')).toBe(
    `${name}/\n${name}/sbom.json\n${name}/server/\n${name}/server/serve.ts\n`,
  );
  writeFileSync(path.join(folder, 'sangguni-0.9.0.tar.gz'), 'altered');
  expect(() => inFolder('sha256sum', '--check', '--status', 'SHA256SUMS')).toThrow(
    'Command failed',
  );
});

test('the bill of materials has what a release holds, packages of the development or not', () => {
  const ofPackage = (name: string) =>
    `${name}@${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`;
  // pg is a package of the development's PostgreSQL too, which npm's own way to leave that out takes with it.
  const held = ['next', 'pg', 'react', 'pg-protocol'].map(ofPackage);
  const bill = billOfMaterials(new Set(held));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'sangguni', version } },
  });
  expect(bill.components.map((one) => one['bom-ref']).sort()).toEqual([...held].sort());
  expect(bill.dependencies.find(({ ref }) => ref.startsWith('pg@'))).toEqual({
    ref: ofPackage('pg'),
    dependsOn: [ofPackage('pg-protocol')],
  });
});

test('the changelog tells of this version, and the documents name no other', () => {
  const [newest] = readFileSync('CHANGELOG.md', 'utf8').match(/^## \S+/m) ?? [];
  expect(newest).toBe(`## ${version}`);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const named = ['README.md', 'docs/operation.md'].flatMap(
    (file) => readFileSync(file, 'utf8').match(/sangguni-\d+\.\d+\.\d+/g) ?? [],
  );
  expect(named).toContain(`sangguni-${version}`);
});

test.each(['deploy/secrets', 'deploy/secrets/DATA_KEYS', 'deploy/.env'])(
  '%s, which an operator wrote, is in no release',
  (file) => expect(OF_THE_MACHINE.test(file)).toBe(true),
);

test.each(['deploy', 'deploy/.env.example', 'deploy/bin/sangguni-secrets'])('%s is', (file) =>
  expect(OF_THE_MACHINE.test(file)).toBe(false),
);
