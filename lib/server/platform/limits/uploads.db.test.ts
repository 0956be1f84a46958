import { setPicture } from '@/lib/contract/accounts/settings';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import { resubmitDocuments as resubmit } from '@/lib/contract/lawyers/verification';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { fetchApi, SITE } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { newMeeting, pdf, upload } from '@/lib/testing/files/attachments';
import { applySettings } from '@/lib/testing/jest/settings';
import { consumeUploadBytes, type LimitName, tryRateLimit } from './service';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const MB = 1024 * 1024;
const DAILY = 200 * MB;
const ADDRESS = '198.51.100.44';

let lawyer: TestLawyer;
let id: string;
beforeEach(async () => {
  lawyer = await newLawyer();
  id = await newMeeting({ client: await newClient(), lawyer });
});

/** Sends a form that should not be read; returns the status and how much of it was read. */
async function sendUnread(endpoint: Endpoint) {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init = {
    method: endpoint.method,
    headers: {
      origin: SITE,
      cookie: endpoint.access === 'public' ? '' : lawyer.cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'x-client-address': ADDRESS,
    },
    body,
    duplex: 'half',
  };
  const url = new URL(endpoint.path.replace('{id}', id), SITE);
  const { status } = await fetchApi(new Request(url, init));
  return { status, pulled };
}

test.each<[LimitName, number, Endpoint]>([
  ['meeting_files_account', 120, addMeetingFiles],
  ['picture_account', 30, setPicture],
  ['lawyer_form_account', 10, resubmit],
  ['lawyer_form_address', 20, lawyerSignup],
])('past %s, %i an hour, a form is refused and not read', async (limit, points, endpoint) => {
  const subject = limit.endsWith('address') ? ADDRESS : lawyer.id;
  for (let i = 0; i < points; i += 1) expect(await tryRateLimit(limit, subject)).toBeNull();
  // The stream fills its queue of one by itself.
  expect(await sendUnread(endpoint)).toEqual({ status: 429, pulled: 1 });
});

test('an account sends 200 MB a day; what it did not send in the end is given back', async () => {
  // A form of unknown length may need 20.25 MB; the form around a file is a few hundred bytes.
  await consumeUploadBytes(lawyer.id, DAILY - 22 * MB);
  for (const name of ['a.pdf', 'b.pdf'])
    expect((await upload(lawyer, id, [[name, pdf(MB)]])).status).toBe(200);
  const refused = await upload(lawyer, id, [['c.pdf', pdf(MB)]]);
  expect(refused).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  const wait = Number(refused.headers.get('retry-after')) * 1000;
  expect(wait).toBeGreaterThan(20 * HOUR_MS);
  await consumeUploadBytes(lawyer.id, 19 * MB);
  await expect(consumeUploadBytes(lawyer.id, MB)).rejects.toMatchObject({ key: 'rate_limited' });
});
