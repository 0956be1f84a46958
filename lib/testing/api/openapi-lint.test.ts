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

test('Redocly names what is wrong', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: NOT_KEPT });
  const document = { ...openApi('everybody'), paths: { '/api/v1/lawyers': { get: {} } } };
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-summary');
});
