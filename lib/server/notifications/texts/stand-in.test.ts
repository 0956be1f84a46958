import { applySettings } from '@/lib/testing/jest/settings';
import { answerFromTestPhone, hasTestPhone } from './stand-in';

applySettings({ TEXT_SENDER: 'name' });

test('there is no phone to answer with where texts come from a name', async () => {
  expect(hasTestPhone()).toBe(false);
  const body = new URLSearchParams({ number: '0917 123 4567', answer: 'STOP' });
  const request = new Request('http://localhost/test-texts/answer', { method: 'POST', body });
  expect((await answerFromTestPhone(request)).status).toBe(404);
});
