import sharp from 'sharp';
import { sharePicture } from '@/components/site/share/share-card';
import { HOME_CONTENT, type ShareContent } from '@/components/site/share/share-content';
import { serveSharePicture } from './share-pictures';

const LONG: ShareContent = {
  above: 'IBP ID checked September 2026',
  headline: `Atty. ${'Maria Angélica Bernadette Villanueva-Macapagal '.repeat(4)}`,
  below: 'Intellectual Property Law, Immigration Law, Corporate, Taxation · Cagayan de Oro',
  facts: [{ value: '₱1,500', label: '30 minutes' }],
  portrait: null,
};

function ask(content: ShareContent | null, query = '', headers: HeadersInit = {}) {
  const request = new Request(`http://127.0.0.1/share/home.png${query}`, { headers });
  return serveSharePicture(request, content && sharePicture(content));
}

it('draws a picture of the prescribed size', async () => {
  for (const content of [HOME_CONTENT, LONG]) {
    const answer = await ask(content);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  }
});

it('is cached for ever only under the address of its version', async () => {
  const { version } = sharePicture(HOME_CONTENT);
  expect((await ask(HOME_CONTENT, `?v=${version}`)).headers.get('cache-control')).toMatch(
    /immutable/,
  );
  const other = await ask(HOME_CONTENT, '?v=another');
  expect(other.headers.get('cache-control')).toBe('no-cache');
  const again = await ask(HOME_CONTENT, '', { 'if-none-match': other.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('is drawn once however many ask at the same time', async () => {
  const picture = { ...sharePicture(LONG), version: 'once' };
  const draw = jest.fn(picture.draw);
  const request = new Request('http://127.0.0.1/share/once.png');
  const answers = await Promise.all(
    [1, 2, 3].map(() => serveSharePicture(request, { ...picture, draw })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('answers 404 where there is nothing to show', async () => {
  const answer = await ask(null);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
