import ts from 'typescript';
import { modulesIn } from '@/lib/testing/source-files';
import { findingsIn, RULES } from './rules';
import { tagsOf } from './tags';

const specs = modulesIn('e2e').filter(({ path }) => path.endsWith('.spec.ts'));

test('no browser test breaks a rule', () => {
  expect(specs.length).toBeGreaterThan(50);
  const broken = specs.flatMap(({ path, syntax }) =>
    findingsIn(syntax).map(({ line, rule }) => `${path}:${line} ${RULES[rule]}`),
  );
  expect(broken).toEqual([]);
});

test('what is in the short run runs on the device its tag names', () => {
  const nowhere = specs.flatMap(({ path, syntax }) =>
    tagsOf(syntax)
      .filter(({ tags }) => {
        const has = (tag: string) => tags.includes(tag);
        if (has('@core') && has('@phone')) return true;
        return has('@core-phone') && (has('@once') || has('@call') || has('@relay'));
      })
      .map(
        ({ line }) =>
          `${path}:${line} never runs: @core is for the desktop, @core-phone for the Pixel`,
      ),
  );
  expect(nowhere).toEqual([]);
  const core = specs
    .flatMap(({ syntax }) => tagsOf(syntax))
    .filter(({ tags }) => tags.includes('@core'));
  expect(core.length).toBeGreaterThan(100);
});

/** Rules that the lines of a test break, in the order of the lines. */
function brokenBy(
  lines: string,
  around = 'test("a test", async ({ page, openPage }) => { BODY });',
) {
  const text = around.replace('BODY', () => lines);
  const file = ts.createSourceFile('a.spec.ts', text, ts.ScriptTarget.Latest, true);
  return findingsIn(file).map(({ rule }) => rule);
}

const LINK = `await page.getByRole('link', { name: 'Next' }).click();`;
const BUTTON = `await page.getByRole('button', { name: 'Save' }).click();`;
const HEADING = `await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next');`;

describe('after a link its page is awaited', () => {
  it.each([
    ['then a button', `${LINK} ${BUTTON}`],
    ['then another link', `${LINK} ${LINK}`],
    ['then only the page listens, which the old one does', `${LINK} await ready(page); ${BUTTON}`],
    [
      'made by a function',
      `const next = (p) => p.getByRole('link'); await next(page).click(); ${BUTTON}`,
    ],
    ['in a step', `await test.step('a', async () => { ${LINK} }); ${BUTTON}`],
  ])('%s: broken', (_, lines) => {
    expect(brokenBy(lines)).toEqual(['link']);
  });

  it.each([
    ['its heading', `${LINK} ${HEADING} ${BUTTON}`],
    ['its address', `${LINK} await page.waitForURL('/next'); await ready(page); ${BUTTON}`],
    ['a download', `const file = page.waitForEvent('download'); ${LINK} await file; ${BUTTON}`],
    ['in another page', `${LINK} const other = await openPage(); await ready(other);`],
  ])('%s: kept', (_, lines) => {
    expect(brokenBy(lines)).toEqual([]);
  });
});

describe('a page that has just come is ready before it is used', () => {
  it.each([
    ['opened', `await page.goto('/a'); ${BUTTON}`],
    ['opened again', `await page.reload(); await page.getByLabel('Name').fill('Ana');`],
    ['arrived at', `await page.waitForURL('/a'); ${HEADING} ${BUTTON}`],
    ['expected', `await expect(page).toHaveURL('/a'); ${BUTTON}`],
    [
      'used by a function',
      `const save = async (p) => { await p.getByRole('button').click(); }; await page.goto('/a'); await save(page);`,
    ],
  ])('%s: broken', (_, lines) => {
    expect(brokenBy(lines)).toEqual(['ready']);
  });

  it.each([
    ['ready', `await page.goto('/a'); await ready(page); ${BUTTON}`],
    ['visited', `await visit(page, '/a'); ${BUTTON}`],
    ['a link, which works without scripts', `await page.goto('/a'); ${LINK}`],
    ['before its scripts on purpose', `await page.goto('/a', { waitUntil: 'commit' }); ${BUTTON}`],
    [
      'never any scripts',
      `const plain = await openPage({ javaScriptEnabled: false }); await plain.goto('/a'); await plain.getByRole('button').click();`,
    ],
  ])('%s: kept', (_, lines) => {
    expect(brokenBy(lines)).toEqual([]);
  });

  it('knows the tests without scripts', () => {
    const around = `test.describe('without', () => { test.use({ javaScriptEnabled: false }); test('a', async ({ page }) => { BODY }); });`;
    expect(brokenBy(`await page.goto('/a'); ${BUTTON}`, around)).toEqual([]);
  });
});

describe('an absence stands behind something that is there', () => {
  const GONE = `await expect(page.getByText('Old')).toHaveCount(0);`;

  it.each([
    ['after a press', `${BUTTON} ${GONE}`],
    ['on a page that was opened', `await visit(page, '/a'); ${GONE}`],
    ['hidden', `${BUTTON} await expect(page.getByText('Old')).toBeHidden();`],
    ['not visible', `${BUTTON} await expect(page.getByText('Old')).not.toBeVisible();`],
    ['without a text', `${BUTTON} await expect(page.getByRole('main')).not.toContainText('Old');`],
  ])('%s: broken', (_, lines) => {
    expect(brokenBy(lines)).toEqual(['absence']);
  });

  it.each([
    ['something new', `await visit(page, '/a'); ${HEADING} ${GONE}`],
    [
      'what was seen goes away',
      `await expect(page.getByText('Old')).toBeVisible(); ${BUTTON} ${GONE}`,
    ],
    [
      'a dialog in which was pressed',
      `const dialog = page.getByRole('dialog'); await dialog.getByRole('button').click(); await expect(dialog).toBeHidden();`,
    ],
  ])('%s: kept', (_, lines) => {
    expect(brokenBy(lines)).toEqual([]);
  });
});

describe('what is shown at once is awaited before anybody reads it elsewhere', () => {
  const PRESSED = `await expect(page.getByRole('button')).toHaveAttribute('aria-pressed', 'true');`;

  it.each([
    ['left at once', `${BUTTON} await visit(page, '/a');`],
    ['only shown', `${BUTTON} ${PRESSED} await page.reload();`],
    [
      'read by another',
      `const other = await openPage(); ${BUTTON} ${PRESSED} await visit(other, '/a');`,
    ],
  ])('%s: broken', (_, lines) => {
    expect(brokenBy(lines)).toEqual(['answer']);
  });

  it.each([
    [
      'answered',
      `const answer = page.waitForResponse('/a'); ${BUTTON} await answer; await page.reload();`,
    ],
    ['said', `${BUTTON} await expect(page.getByText('Saved')).toBeVisible(); await page.reload();`],
    [
      'in the API',
      `${BUTTON} await expect.poll(() => api.call(list)).toEqual([]); await page.reload();`,
    ],
  ])('%s: kept', (_, lines) => {
    expect(brokenBy(lines)).toEqual([]);
  });
});

describe('a page is not read once', () => {
  it.each([
    ['awaited inside', `expect(await page.getByRole('row').count()).toBe(2);`, 'read'],
    ['a part of it', `expect((await page.locator('a').boundingBox())?.height).toBe(2);`, 'read'],
    [
      'a constant',
      `const rows = await page.getByRole('row').count(); expect(rows).toBe(2);`,
      'read',
    ],
    [
      'a function',
      `const rows = (p) => p.getByRole('row').count(); expect(await rows(page)).toBe(2);`,
      'read',
    ],
    ['to decide', `if (await page.getByText('More').isVisible()) throw new Error();`, 'branch'],
  ])('%s: broken', (_, lines, rule) => {
    expect(brokenBy(lines)).toEqual([rule]);
  });

  it.each([
    ['polled', `await expect.poll(() => page.getByRole('row').count()).toBe(2);`],
    ['the API', `expect(await api.call(list)).toEqual([]);`],
    ['an event', `expect((await download).suggestedFilename()).toBe('a.pdf');`],
  ])('%s: kept', (_, lines) => {
    expect(brokenBy(lines)).toEqual([]);
  });
});

test('a row of everybody is looked for by an own key', () => {
  const row = (rest: string) =>
    brokenBy(
      `await visit(page, '/admin/ledger'); await expect(page.getByRole('row')${rest}).toBeVisible();`,
    );
  expect(row(`.first()`)).toEqual(['everybody']);
  expect(row(`.filter({ hasText: 'Approved' }).first()`)).toEqual(['everybody']);
  expect(row(`.filter({ hasText: pesos(90_000) }).nth(1)`)).toEqual(['everybody']);
  expect(row(`.filter({ hasText: reference }).first()`)).toEqual([]);
  expect(row(`.filter({ hasText: reference })`)).toEqual([]);
});

test('a place is right as it is for a reason on the line before', () => {
  const read = `expect(await page.content()).not.toContain('secret');`;
  expect(brokenBy(`\n// steady: it may be there at no moment\n${read}`)).toEqual([]);
  expect(brokenBy(`\n// steady:\n${read}`)).toEqual(['read']);
  expect(brokenBy(`\n// steady: another line\n${HEADING}\n${read}`)).toEqual(['read']);
});
