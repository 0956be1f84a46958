import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { openApi } from '@/lib/server/site/openapi/service';

registerFeatures(() => FEATURES);

/** Rules that the paths of the specification, and what they answer, do not keep. */
const NOT_KEPT = {
  // Everybody may use it; no licence is given for the service.
  'info-license': 'off',
  // `/lawyers/{id}/profile` beside `/lawyers/clients/{id}`: the router takes the literal one first.
  'no-ambiguous-paths': 'off',
  // Signing in elsewhere answers 302 alone.
  'operation-2xx-response': 'off',
  // An operation that takes nothing refuses nothing.
  'operation-4xx-response': 'off',
} as const;

test.each(['everybody', 'administrator'] as const)(
  'Redocly finds nothing wrong with the document of %s',
  async (reader) => {
    const config = await createConfig({ extends: ['recommended'], rules: NOT_KEPT });
    const source = JSON.stringify({ openapi: '3.1.1', ...openApi(reader) });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message }) => [ruleId, message])).toEqual([]);
  },
);

/** By the schemas of the OpenAPI Initiative, as a program of its own: it is a module that jest does not load. */
const VALIDATE = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';

describe('the schema of OpenAPI 3.1', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function verdict(document: unknown): unknown {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const args = [VALIDATE, file];
    try {
      return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }));
    } catch (error) {
      return JSON.parse((error as { stdout: string }).stdout);
    }
  }

  test.each(['everybody', 'administrator'] as const)('is kept by the document of %s', (reader) => {
    expect(verdict(openApi(reader))).toEqual({ valid: true });
  });

  test('is not kept by an answer of no status, nor by a parameter of no type', () => {
    const document = openApi('everybody');
    const broken = [
      { get: { responses: { ok: { description: 'Done.' } } } },
      { get: { parameters: [{ name: 'page', in: 'query' }] } },
    ];
    for (const operation of broken)
      expect(verdict({ ...document, paths: { '/api/v1/lawyers': operation } })).toMatchObject({
        valid: false,
      });
  });
});

test('Redocly names what is wrong', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: NOT_KEPT });
  const document = { ...openApi('everybody'), paths: { '/api/v1/lawyers': { get: {} } } };
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-summary');
});
