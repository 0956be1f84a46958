import { shareAddress, shareName, shareVersion } from './share-address';
import { HOME_CONTENT, SEARCH_CONTENT } from './share-content';

it('is another address when the picture shows something else', () => {
  const first = shareAddress('/lawyer/ana-cruz-1a2b', HOME_CONTENT);
  expect(first).toBe(`/share/lawyer/ana-cruz-1a2b.png?v=${shareVersion(HOME_CONTENT)}`);
  expect(shareAddress('/lawyer/ana-cruz-1a2b', { ...HOME_CONTENT })).toBe(first);
  expect(shareVersion(SEARCH_CONTENT)).not.toBe(shareVersion(HOME_CONTENT));
  expect(shareVersion({ ...HOME_CONTENT, above: 'x' })).not.toBe(shareVersion(HOME_CONTENT));
});

it('names the main page, which has no name', () => {
  expect(shareAddress('/', HOME_CONTENT)).toMatch(/^\/share\/home\.png\?v=[a-z0-9]+$/);
});

it('reads a name only from a picture', () => {
  expect(shareName('ana-cruz-1a2b.png')).toBe('ana-cruz-1a2b');
  expect(shareName('ana-cruz-1a2b')).toBeNull();
});
