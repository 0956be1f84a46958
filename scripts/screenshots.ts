// npm run docs:screenshots -- <address>: takes the pictures of app/manifest.ts anew, from a product with demo data (npm start).
import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, devices } from 'playwright';
import sharp from 'sharp';
import { SCREENSHOTS } from '../lib/screenshots.ts';
import { CommandError, explain } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';
import { browserPath } from './lib/test/browser-path.ts';

const CLIENT = { email: 'customer@example.com', password: 'Customer-2026' };
const FORMS = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  // As tall as a narrow picture may be: 2.3 times its width, and less.
  narrow: { ...devices['Pixel 7'], viewport: { width: 412, height: 824 }, deviceScaleFactor: 2 },
};
const QUALITY = 72;

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const answer = await context.request.post(`${address}/api/v1/auth/signin`, {
    data: CLIENT,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new CommandError(`Signing in answered ${answer.status()}.`);
}

async function main([address, ...rest]: string[]): Promise<void> {
  if (!address || rest.length > 0)
    throw new CommandError('Use: npm run docs:screenshots -- http://127.0.0.1:3000');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = browserPath();
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  mkdirSync(inRoot('public/screenshots'), { recursive: true });
  try {
    for (const { src, path, form_factor: form } of SCREENSHOTS) {
      const zone = { locale: 'en-PH', timezoneId: 'Asia/Manila' };
      const context = await browser.newContext({ ...FORMS[form], ...zone });
      if (path.includes('portal')) await signIn(context, address);
      const page = await context.newPage();
      await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate('document.fonts.ready');
      const picture = await page.screenshot({ animations: 'disabled' });
      await sharp(picture)
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(inRoot(`public${src}`));
      await context.close();
      console.log(`public${src}`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = explain(error);
}
