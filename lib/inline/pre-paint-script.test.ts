import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { TOAST_STYLE_HASHES } from '../csp';
import { PRE_PAINT_SCRIPT, PRE_PAINT_SCRIPT_HASH } from './pre-paint-script';

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Globals read by the part that answers taps; `components/site/layout/taps.test.tsx` tests it in a page. */
const TAPS = { location: {}, addEventListener: () => undefined };

/** The mark the script leaves for a browser that keeps `stored` and sends `cookie`. */
function viewer(stored: string | null, cookie: string): string | undefined {
  const dataset: { viewer?: string } = {};
  runInNewContext(PRE_PAINT_SCRIPT, {
    ...TAPS,
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (key: string) => (key === 'user' ? stored : null) },
  });
  return dataset.viewer;
}

describe('hashes for the content security policy', () => {
  it('belong to the script of every page', () => {
    expect(PRE_PAINT_SCRIPT_HASH).toBe(sha256(PRE_PAINT_SCRIPT));
  });

  it('belong to the style of the installed toast package', () => {
    const source = readFileSync(path.join('node_modules', 'sonner', 'dist', 'index.mjs'), 'utf8');
    const literal = /^__insertCSS\((".*")\)/m.exec(source)?.[1] ?? '""';
    const css: unknown = JSON.parse(literal);
    expect(String(css)).toContain('[data-sonner-toaster]');
    expect(TOAST_STYLE_HASHES).toEqual([sha256(''), sha256(String(css))]);
  });
});

describe('whose clock it is, before the first paint', () => {
  /** The mark the script leaves where the clock is this many minutes behind UTC. */
  function abroad(behind: number): string | undefined {
    const dataset: { abroad?: string } = {};
    const clock = class {
      getTimezoneOffset = () => behind;
    };
    runInNewContext(PRE_PAINT_SCRIPT, {
      ...TAPS,
      document: { documentElement: { dataset }, cookie: '' },
      Date: clock,
    });
    return dataset.abroad;
  }

  it('is that of Manila, or another', () => {
    expect(abroad(-480)).toBeUndefined();
    expect(abroad(-240)).toBe('');
    expect(abroad(0)).toBe('');
  });
});

describe('who looks, before the first paint', () => {
  it('knows a stored lawyer and a stored customer', () => {
    expect(viewer('{"type":"LAWYER"}', 'signed_in=1')).toBe('lawyer');
    expect(viewer('{"type":"CUSTOMER"}', 'theme=dark; signed_in=1')).toBe('customer');
  });

  it('waits for the session when only the hint cookie is there', () => {
    expect(viewer(null, 'theme=dark; signed_in=1')).toBe('unknown');
    expect(viewer('not json', 'signed_in=1')).toBe('unknown');
    expect(viewer('"text"', 'signed_in=1')).toBe('unknown');
  });

  it('says nothing about a visitor, whose storage it leaves closed', () => {
    const getItem = jest.fn();
    const dataset: { viewer?: string } = {};
    const visitor = {
      ...TAPS,
      document: { documentElement: { dataset }, cookie: 'not_signed_in=1' },
    };
    runInNewContext(PRE_PAINT_SCRIPT, { ...visitor, localStorage: { getItem } });
    expect(dataset.viewer).toBeUndefined();
    expect(getItem).not.toHaveBeenCalled();
  });

  it('survives a browser that refuses storage', () => {
    const dataset: { viewer?: string } = {};
    const blocked = { ...TAPS, document: { documentElement: { dataset }, cookie: 'signed_in=1' } };
    expect(() => runInNewContext(PRE_PAINT_SCRIPT, blocked)).not.toThrow();
    expect(dataset.viewer).toBe('unknown');
  });
});
