import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { cancelMeeting, getMeeting, listMeetings } from '@/lib/contract/meetings/meetings';
import { hasVersion } from '@/lib/contract/platform/endpoint';
import { newLawyer } from '@/lib/testing/factories';
import { nameOf, SERVED } from '@/lib/testing/samples/samples';
import { createScenario, sampleOf } from './fixtures';
import { send } from './requests';

const known = (etag: string) => ({ 'if-none-match': etag });

test('an answer about one thing has a version, and lists have none', () => {
  const versioned = SERVED.filter(hasVersion).map(nameOf);
  expect(versioned.length).toBeGreaterThan(25);
  expect(versioned).toContain(nameOf(getLawyerProfile));
  expect(versioned).not.toContain(nameOf(listMeetings));
  expect(SERVED.filter((one) => one.method !== 'GET' && hasVersion(one))).toEqual([]);
});

test('an unchanged thing is not sent again, in whatever way its version is named', async () => {
  const { lawyerId: id } = await newLawyer();
  const first = await send(getLawyerProfile, { params: { id } });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  expect(first.headers.get('content-type')).toBe('application/json');
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await send(getLawyerProfile, { params: { id }, headers: known(named) });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.get('etag')).toBe(etag);
  }
  const other = await send(getLawyerProfile, { params: { id }, headers: known('"other"') });
  expect(other).toMatchObject({ status: 200, body: first.body });
});

test('a changed thing is sent, and nothing is said of one to who may not read it', async () => {
  const scenario = await createScenario();
  const { params, body } = await sampleOf(nameOf(cancelMeeting), scenario);
  const { cookie } = scenario.lawyer;
  const { headers: sent, status } = await send(getMeeting, { params, cookie });
  expect(status).toBe(200);
  const headers = known(sent.get('etag') ?? '');
  const others = { params, cookie: scenario.otherLawyer.cookie, headers: known('*') };
  expect((await send(getMeeting, others)).status).toBe(404);
  expect((await send(cancelMeeting, { params, body, cookie })).status).toBeLessThan(300);
  const after = await send(getMeeting, { params, cookie, headers });
  expect(after).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
});
