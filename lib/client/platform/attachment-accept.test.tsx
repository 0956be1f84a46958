import { renderHook } from '@testing-library/react';
import { useAttachmentAccept } from './attachment-accept';

const acceptOf = (userAgent: string, maxTouchPoints: number): string[] => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
  return renderHook(useAttachmentAccept).result.current.split(',');
};

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', 5, false],
  ['an iPad, which says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, false],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/156',
    5,
    false,
  ],
  [
    'Messenger on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) [FBAN/MessengerForiOS]',
    5,
    false,
  ],
  ['an iPad of before 2019', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, false],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 7)', 5, true],
])('%s is asked for HEIC where it cannot send JPEG instead', (_what, userAgent, points, asked) => {
  const accept = acceptOf(userAgent, points);
  expect(accept.includes('.heic')).toBe(asked);
  expect(accept).toEqual(expect.arrayContaining(['.jpg', '.jpeg', '.png', '.pdf']));
});
