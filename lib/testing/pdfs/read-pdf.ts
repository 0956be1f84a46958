import { inflateSync } from 'node:zlib';

/** Content of one of our PDFs for a reader: fonts are subsets that map their glyphs to text (ToUnicode). */
export interface ReadPdf {
  pages: number;
  /** The text in the order in which it was written, a line for each piece. */
  text: string;
  /** The dictionaries of all objects, for title, language and tags. */
  objects: string;
  content: string;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g))
    objects.set(id, body);
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const text = pages.map((page) => textOf(page, objects)).join('\n');
  const dictionaries = [...objects.values()].map((body) => body.split('stream\n')[0]);
  const content = pages.map((page) => pageContent(page, objects)).join('\n');
  return { pages: pages.length, text, objects: dictionaries.join('\n'), content };
}

function textOf(page: string, objects: Map<string, string>): string {
  const fonts = fontsOf(page, objects);
  const content = pageContent(page, objects);
  let glyphs = new Map<string, string>();
  // For each open marked stretch, the text that its glyphs stand for.
  const spans: (string | undefined)[] = [];
  const lines: string[] = [];
  const OPERATORS =
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/\w+ <<(?:[^>(]|\((?:\\[\s\S]|[^\\)])*\))*>> (BDC)|(EMC)/g;
  for (const [operator, font, shown = '', begins, ends] of content.matchAll(OPERATORS)) {
    if (font) glyphs = fonts.get(font) ?? new Map();
    else if (begins) spans.push(actualText(operator));
    else if (ends) spans.pop();
    else {
      const said = spans.findLastIndex((span) => span !== undefined);
      lines.push(spans[said] ?? decode(shown, glyphs));
      // The text is said once, however many glyphs it has.
      if (said >= 0) spans[said] = '';
    }
  }
  return lines.join('\n');
}

/** `/ActualText (…)`, UTF-16 behind its mark or Latin-1. */
function actualText(operator: string): string | undefined {
  const literal = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(operator)?.[1];
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = literal?.replace(/\\([\s\S])/g, (_, sign: string) => named[sign] ?? sign);
  if (!bytes?.startsWith('\xFE\xFF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

function decode(shown: string, glyphs: Map<string, string>): string {
  const hex = [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, code]) => code).join('');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph) ?? '\uFFFD').join('');
}

function pageContent(page: string, objects: Map<string, string>): string {
  return contentOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
}

function fontsOf(page: string, objects: Map<string, string>): Map<string, Map<string, string>> {
  const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1];
  const dictionary = resources ? (objects.get(resources) ?? '') : page;
  const fonts = [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, meanings(contentOf(objects.get(unicode) ?? ''))];
    }),
  );
}

function meanings(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
  )) {
    const start = Number.parseInt(from, 16);
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const sign = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set((start + index).toString(16).padStart(4, '0'), sign);
    }
  }
  return glyphs;
}

function contentOf(object: string): string {
  // Compressed data may end in \r itself.
  const body = /stream\n([\s\S]*?)\nendstream/.exec(object)?.[1] ?? '';
  if (!body) return '';
  const bytes = Buffer.from(body, 'latin1');
  return object.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : body;
}
