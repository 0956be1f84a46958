import { readFileSync } from 'node:fs';
import { ENDPOINT_SAMPLES, findSample, missingSample, nameOf, SERVED } from './samples';

test('every endpoint has a sample, and every sample an endpoint', () => {
  const names = SERVED.map(nameOf);
  expect(names.filter((name) => !ENDPOINT_SAMPLES[name]).map(missingSample)).toEqual([]);
  expect(Object.keys(ENDPOINT_SAMPLES).filter((name) => !names.includes(name))).toEqual([]);
});

test('who may call an endpoint is what access.txt says, so that a change of it is seen', () => {
  const lines = SERVED.map((endpoint) => `${nameOf(endpoint)}: ${endpoint.access}`);
  const committed = readFileSync('lib/testing/samples/access.txt', 'utf8');
  expect(committed.trimEnd().split('\n')).toEqual(lines.toSorted());
});

/** Samples without an owner for an id in the path, and why. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  'PUT /api/v1/saved-lawyers/{id}': 'a lawyer, whom every client may save',
  'DELETE /api/v1/saved-lawyers/{id}': 'the same, and what is not saved is removed already',
  'DELETE /api/v1/practices/{id}': 'leaving a practice that one does not work for changes nothing',
  'POST /api/v1/notary-public/{id}/requests': 'a notary, whom every client may ask',
};

test('a sample with an id in its path says whose that is, or what others are answered', () => {
  const silent = SERVED.filter(({ path, access }) => {
    const isOfRole = access === 'user' || access === 'customer' || access === 'lawyer';
    return isOfRole && path.includes('{');
  })
    .map(nameOf)
    .filter((name) => !findSample(name).owner && !findSample(name).answers);
  expect(silent.toSorted()).toEqual(Object.keys(OF_NOBODY).toSorted());
});

test('what is for administrators stands below /api/v1/admin, and nothing else does', () => {
  const isBelow = ({ path }: { path: string }) => path.startsWith('/api/v1/admin/');
  expect(
    SERVED.filter((endpoint) => endpoint.access.startsWith('admin') !== isBelow(endpoint)).map(
      nameOf,
    ),
  ).toEqual([]);
});
