import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { HYDRATED_EVENT } from '@/lib/inline/tap-events';
import { ready } from './test';

const ERROR_TITLE = 'Ops... Something went wrong! Sorry!';
/** Elements that the translators of `translators.ts` bring. */
const TRANSLATED = 'font, word-mark';

/** Translates each page that this browser opens from now on, as soon as React listens. */
export async function translatePages(
  context: BrowserContext,
  translator: () => void,
): Promise<void> {
  const start = `setTimeout(() => { (${translator.toString()})(); }, 50)`;
  await context.addInitScript(
    `addEventListener('${HYDRATED_EVENT}', () => ${start}, { once: true })`,
  );
}

/** Opens a page, and waits until it listens and is translated. */
export async function visitTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await expect(page.locator('main').locator(TRANSLATED).first()).toBeAttached();
}

export interface Walk {
  screens: number;
  acts: number;
  /** Where, and after which act, the error page came. */
  errors: string[];
}

const FIELDS = [
  'input:not([type])',
  ...['text', 'email', 'search', 'tel'].map((type) => `input[type=${type}]`),
  'textarea',
]
  .map((field) => `${field}:not([readonly], [disabled])`)
  .join();

/** They end the session, or lead to another site. */
const LEFT_ALONE = /log ?out|sign out|google|facebook|download|print/i;
const BUTTONS_A_SCREEN = 4;
const FIELDS_A_SCREEN = 3;

/**
 * Opens each screen translated and acts on it: types into its first fields, presses its first buttons, opens its tabs. The first refusal of a
 * form, a dialog, a spinner or a toast is what breaks a translated page.
 */
export async function walkTranslated(page: Page, paths: readonly string[]): Promise<Walk> {
  const walk: Walk = { screens: 0, acts: 0, errors: [] };
  for (const path of paths) {
    await visitTranslated(page, path);
    walk.screens += 1;
    await actOn(page, path, walk);
  }
  return walk;
}

async function actOn(page: Page, path: string, walk: Walk): Promise<void> {
  const main = page.locator('main');
  const fields = main.locator(FIELDS);
  for (const at of range(Math.min(await fields.count(), FIELDS_A_SCREEN))) {
    const typed = () => fields.nth(at).pressSequentially('ab', { timeout: 1000 });
    await act(page, path, walk, `typed into field ${at + 1}`, typed);
  }
  const buttons = main.locator('button:not([disabled], [aria-disabled=true]), summary');
  for (const at of range(Math.min(await buttons.count(), BUTTONS_A_SCREEN))) {
    const button = buttons.nth(at);
    const name = await nameOf(button);
    if (name === null || LEFT_ALONE.test(name)) continue;
    await act(page, path, walk, `pressed ${name}`, () => button.click({ timeout: 1000 }));
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname)
      await visitTranslated(page, path);
  }
}

/** Performs one action; a control that disappeared or is covered does not count. */
async function act(page: Page, path: string, walk: Walk, name: string, done: () => Promise<void>) {
  const isDone = await done().then(
    () => true,
    () => false,
  );
  if (!isDone) return;
  walk.acts += 1;
  // Answers come, and what they change.
  await page.waitForTimeout(150);
  const failed = page.getByRole('heading', { name: ERROR_TITLE });
  if ((await failed.count()) === 0) return;
  walk.errors.push(`${path}: ${name}`);
  await visitTranslated(page, path);
}

function nameOf(button: Locator): Promise<string | null> {
  return button
    .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent, undefined, {
      timeout: 1000,
    })
    .catch(() => null);
}

function range(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
