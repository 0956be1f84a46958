import { hearGoogleCalendar as hear } from '@/lib/contract/lawyers/google-calendar';
import { database } from '@/lib/server/platform/db/pool';
import { send } from '@/lib/testing/api/requests';
import { applySettings } from '@/lib/testing/jest/settings';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const forged = () =>
  send(hear, {
    headers: {
      'x-goog-channel-id': crypto.randomUUID(),
      'x-goog-channel-token': 'guessed',
      'x-client-address': '203.0.113.7',
    },
  });

test('forged messages of one address are looked up 240 times a minute, and no oftener', async () => {
  for (let i = 0; i < 240; i += 1) expect((await forged()).status).toBe(404);
  const asked = jest.spyOn(database(), 'select');
  expect(await forged()).toMatchObject({ status: 429 });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
