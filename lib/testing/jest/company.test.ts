import { companyOf } from './company.ts';

test('files share their modules unless something is in the way', () => {
  expect(companyOf("test('adds', () => {});")).toEqual({ key: '' });
});

test.each([
  ["jest.mock('./call-screen', () => ({ CallScreen: () => null }));", /stands in for a module/],
  ['jest.isolateModules(() => {});', /evaluates modules again/],
  ['beforeAll(() => applySettings(services.settings));', /settings of its own/],
  ['applySettings({ STORAGE_DIR: FOLDER });', /settings of its own/],
  ['mailServer = await startMailServer();', /mails to a server of its own/],
  ['afterAll(() => stopJobs());', /ends the jobs/],
  ['/** @jest-environment jsdom */', /environment of its own/],
])('%s keeps a file alone', (source, reason) => {
  expect(companyOf(source)).toEqual({ reason: expect.stringMatching(reason) });
});

test('a file may say why it is alone', () => {
  expect(companyOf('/** @alone Counts all listeners of the process. */\n')).toEqual({
    reason: 'Counts all listeners of the process.',
  });
});

test('the same settings, and the same stand-in of lib/testing, are company', () => {
  const settings = "applySettings({ PLATFORM_FEE: '5000' });";
  const hooks =
    "jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));";
  expect(companyOf(`${settings}\nconst A = 1;`)).toEqual({ key: settings });
  expect(companyOf(`const b = 2;\n${hooks}\n`)).toEqual({ key: hooks });
  expect(companyOf(`${hooks}\njest.mock('./call', () => ({}));`)).toHaveProperty('reason');
});
