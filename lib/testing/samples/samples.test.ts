import { ENDPOINT_SAMPLES, missingSample, nameOf, SERVED } from './samples';

test('every endpoint has a sample, and every sample an endpoint', () => {
  const names = SERVED.map(nameOf);
  expect(names.filter((name) => !ENDPOINT_SAMPLES[name]).map(missingSample)).toEqual([]);
  expect(Object.keys(ENDPOINT_SAMPLES).filter((name) => !names.includes(name))).toEqual([]);
});

test('what is for administrators stands below /api/v1/admin, and nothing else does', () => {
  const isBelow = ({ path }: { path: string }) => path.startsWith('/api/v1/admin/');
  expect(
    SERVED.filter((endpoint) => endpoint.access.startsWith('admin') !== isBelow(endpoint)).map(
      nameOf,
    ),
  ).toEqual([]);
});
