import { utils, write } from 'cfb';
import { zipSync } from 'fflate';
import { ATTACHMENT_EXTENSIONS } from '@/lib/domain/platform/files/upload-limits';
import { HOSTILE_PDFS, ORDINARY_PDFS } from '@/lib/testing/files/hostile-pdfs';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { everyNth } from '@/lib/testing/jest/tier';
import { openXmlType } from './office';
import { attachmentType, readyToStore, safeFileName } from './service';

type Sample = keyof typeof SAMPLES;

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Content and the endings it may carry, with the type it is stored and served as. */
const TAKEN: readonly (readonly [Sample, ending: string, type: string])[] = [
  ['pdf', '.pdf', 'application/pdf'],
  ['pdfAfterBlankLines', '.pdf', 'application/pdf'],
  ['pdfOfPrinter', '.pdf', 'application/pdf'],
  ['doc', '.doc', 'application/msword'],
  ['xls', '.xls', 'application/vnd.ms-excel'],
  ['xlsOf1995', '.xls', 'application/vnd.ms-excel'],
  ['docOfMac', '.doc', 'application/msword'],
  ['xlsOfMac', '.xls', 'application/vnd.ms-excel'],
  ['docx', '.docx', DOCX],
  ['streamedDocx', '.docx', DOCX],
  ['streamedXlsx', '.xlsx', XLSX],
  ['xlsx', '.xlsx', XLSX],
  ['text', '.txt', 'text/plain'],
  ['latin1Text', '.txt', 'text/plain'],
  ['latin1TextToTheEnd', '.txt', 'text/plain'],
  ['utf16Text', '.txt', 'text/plain'],
  ['utf16BigEndianText', '.txt', 'text/plain'],
  // A page that says it is a text is a text, wherever it is opened.
  ['html', '.txt', 'text/plain'],
  ['svg', '.txt', 'text/plain'],
  ['htmlBeforePdf', '.txt', 'text/plain'],
  ['pdfAfterBlankLines', '.txt', 'text/plain'],
  ['pdfOfPrinter', '.txt', 'text/plain'],
];

/** Pictures are what they are under any ending. */
const PICTURES: Partial<Readonly<Record<Sample, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

const taken = (sample: Sample, ending: string) =>
  PICTURES[sample] ??
  TAKEN.find(([content, allowed]) => content === sample && allowed === ending)?.[2];

const ENDINGS = [
  ...ATTACHMENT_EXTENSIONS,
  '',
  '.html',
  '.htm',
  '.svg',
  '.xml',
  '.exe',
  '.js',
  '.zip',
  '.jar',
  '.docm',
  '.pptx',
  '.gif',
  '.mp4',
  '.rtf',
  '.heif',
  '.pdf.exe',
  '.pdf.html',
  '.png.svg',
  '.txt.bat',
];

/** Bytes from which file-type takes a tenth of a second for each ending. */
const SLOW = 1_000_000;

function endingsFor(sample: Sample): readonly string[] {
  if (SAMPLES[sample].length < SLOW) return ENDINGS;
  const own = TAKEN.filter(([content]) => content === sample).map(([, ending]) => ending);
  return [...new Set([...own, ...everyNth(6, ENDINGS)])];
}

describe.each(Object.keys(SAMPLES) as Sample[])('%s', (sample) => {
  test.each(endingsFor(sample))('as contract%s', async (ending) => {
    const outcome = await attachmentType(`contract${ending}`, blobOf(SAMPLES[sample])).catch(
      (error: { key: string }) => error.key,
    );
    expect(outcome).toBe(taken(sample, ending) ?? 'unsupported_type');
  });
});

test('every ending that the file picker offers is taken with its own content', () => {
  const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.heic'];
  expect([...new Set([...pictures, ...TAKEN.map(([, ending]) => ending)])].toSorted()).toEqual(
    [...ATTACHMENT_EXTENSIONS].toSorted(),
  );
});

test.each([
  ['withPassword', '.docx'],
  ['withPassword', '.xlsx'],
  ['withPassword', '.doc'],
  ['docWithPassword', '.doc'],
] as const)('%s as %s is said to be locked', async (sample, ending) => {
  await expect(attachmentType(`a${ending}`, blobOf(SAMPLES[sample]))).rejects.toMatchObject({
    fields: { files: expect.stringMatching(/^This file is locked with a password\./) },
  });
});

test.each([
  ['latin1Text', 'Señor “Peña”, € 500'],
  ['latin1TextToTheEnd', 'Para kay José'],
  ['utf16Text', 'Señor Peña, ₱8,000'],
  ['utf16BigEndianText', 'Señor Peña, ₱8,000'],
] as const)('%s is stored as UTF-8', async (sample, text) => {
  const ready = await readyToStore(blobOf(SAMPLES[sample]), 'text/plain');
  expect(await ready.text()).toBe(text);
});

test('a text of UTF-8 is stored as it came', async () => {
  const file = blobOf(SAMPLES.text);
  expect(await readyToStore(file, 'text/plain')).toBe(file);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const PARTS = '[Content_Types].xml';
const partsOf = (document: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="${document}.main+xml"/></Types>`;
const zipOf = (...files: [name: string, content: Uint8Array][]) =>
  new Uint8Array(zipSync(Object.fromEntries(files), { level: 0 }));

/** A container with these streams under a root of this name. */
function compound(
  root: string,
  ...streams: (string | readonly [string, Buffer])[]
): Uint8Array<ArrayBuffer> {
  const made = utils.cfb_new({ root });
  for (const stream of streams) {
    const [name, content] = typeof stream === 'string' ? [stream, Buffer.alloc(600)] : stream;
    utils.cfb_add(made, `/${name}`, content);
  }
  return new Uint8Array(write(made, { type: 'buffer' }) as Uint8Array);
}

/** A record of a workbook, and a workbook with sheets of these kinds ([MS-XLS] 2.4.28), very hidden. */
const record = (type: number, ...content: number[]) => [type, 0, content.length, 0, ...content];
const workbookOf = (...kinds: number[]) =>
  Buffer.from([
    ...record(0x09, 0, 6, 5, 0),
    ...kinds.flatMap((kind) => record(0x85, 0, 0, 0, 0, 2, kind, 1, 0, 0x41)),
    ...record(0x0a),
    ...record(0x85, 0, 0, 0, 0, 2, 1, 1, 0, 0x41),
  ]);

/** A PDF behind what mail programs, printers and old Macs put before it. */
const pdfBehind = (before: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(before, 'latin1'), SAMPLES.pdf]));

/** As programs write them; each was refused by file-type 21.3.4, which looks at the first entries and the first octets. */
test.each<[what: string, name: string, content: Uint8Array, type: string]>([
  [
    'a document with 1,200 pictures in front',
    'a.docx',
    zipOf(
      ...Array.from({ length: 1_200 }, (_, at): [string, Uint8Array] => [
        `word/media/${at}.png`,
        new Uint8Array(1_200),
      ]),
      [PARTS, bytesOf(partsOf(DOCX))],
    ),
    DOCX,
  ],
  [
    'a document whose parts stand in single quotes',
    'a.docx',
    zipOf(['word/x.xml', bytesOf('<x/>')], [PARTS, bytesOf(partsOf(DOCX).replaceAll('"', "'"))]),
    DOCX,
  ],
  [
    'a sheet whose parts are listed as UTF-16',
    'a.xlsx',
    zipOf([PARTS, Buffer.from(`\uFEFF${partsOf(XLSX)}`, 'utf16le')], ['xl/x.xml', bytesOf('<x/>')]),
    XLSX,
  ],
  [
    'a sheet whose parts are listed in small letters',
    'a.xlsx',
    zipOf([PARTS.toLowerCase(), bytesOf(partsOf(XLSX))], ['xl/x.xml', bytesOf('<x/>')]),
    XLSX,
  ],
  [
    'a container that calls its root otherwise',
    'a.doc',
    compound('Root', 'WordDocument'),
    'application/msword',
  ],
  ['a text of one ñ', 'a.txt', new Uint8Array([0xf1]), 'text/plain'],
  [
    'a text with the marks of Word',
    'a.txt',
    new Uint8Array([0x41, 0x85, 0x97, 0x93, 0x94]),
    'text/plain',
  ],
  ['a text of UTF-16 beyond 16 bits', 'a.txt', Buffer.from('\uFEFF😀 김', 'utf16le'), 'text/plain'],
  [
    'a PDF behind the head of a mail',
    'a.pdf',
    pdfBehind('Content-Type: application/pdf\r\n\r\n'),
    'application/pdf',
  ],
  ['a PDF behind the head of an old Mac', 'a.pdf', pdfBehind('\0'.repeat(128)), 'application/pdf'],
  ['a PDF behind 1,000 blanks', 'a.pdf', pdfBehind(' '.repeat(1_000)), 'application/pdf'],
  ['a picture that a browser has not finished', 'photo.JPG.download', SAMPLES.jpeg, 'image/jpeg'],
  ['a picture as a site sends it', 'photo.php', SAMPLES.png, 'image/png'],
  ['a large picture of a feed', 'photo.jpg_large', SAMPLES.webp, 'image/webp'],
])('%s is taken', async (_what, name, content, type) => {
  expect(await attachmentType(name, blobOf(content))).toBe(type);
});

test.each([
  ['by Office for Mac', 'a.docx', compound('R', 'EncryptedPackage', 'EncryptionInfo')],
  [
    'with a folder before',
    'a.xlsx',
    compound('Root Entry', '\u0006DataSpaces/Version', 'EncryptedPackage'),
  ],
  ['under the ending of before 2007', 'a.xls', compound('Root Entry', 'EncryptedPackage')],
  [
    'of before 2007, which hides its sheets',
    'a.xls',
    compound('R', ['Workbook', Buffer.from([...record(0x09, 0, 6, 5, 0), ...record(0x2f, 0, 0)])]),
  ],
  [
    'in a document',
    'a.doc',
    compound('R', 'WordDocument', [
      'ObjectPool/_1/Workbook',
      Buffer.from([...record(0x09, 0, 6, 5, 0), ...record(0x2f, 0, 0), ...record(0x0a)]),
    ]),
  ],
])('a document with a password %s is said to be locked', async (_what, name, content) => {
  await expect(attachmentType(name, blobOf(content))).rejects.toMatchObject({
    fields: { files: expect.stringMatching(/^This file is locked with a password\./) },
  });
});

test.each([
  ['a sheet of Excel 4 macros', 'a.xls', compound('R', ['Workbook', workbookOf(0, 1)]), /macros/],
  ['one in a sheet of 1995', 'a.xls', compound('R', ['Book', workbookOf(1)]), /macros/],
  [
    'one within a document',
    'a.doc',
    compound('R', 'WordDocument', ['ObjectPool/_1/Workbook', workbookOf(0, 6)]),
    /macros/,
  ],
  ['a file as an object', 'a.xls', compound('R', 'Workbook', 'MBD1/\u0001Ole10Native'), /objects/],
  [
    'an equation',
    'a.doc',
    compound('R', 'WordDocument', 'ObjectPool/_1/EQUATION NATIVE'),
    /objects/,
  ],
])('%s is refused', async (_what, name, content, what) => {
  await expect(attachmentType(name, blobOf(content))).rejects.toMatchObject({
    fields: { files: expect.stringMatching(what) },
  });
});

test('a workbook of sheets and charts is taken', async () => {
  const workbook = compound('R', ['Workbook', workbookOf(0, 2, 0)]);
  expect(await attachmentType('a.xls', blobOf(workbook))).toBe('application/vnd.ms-excel');
});

test.each([
  ['of the same size', partsOf(DOCX)],
  ['beyond the limit of its size', ' '.repeat(1024 * 1024 + 1)],
])('a document with a second list of parts %s has no type', (_what, second) => {
  const zipped = zipOf([PARTS, bytesOf(partsOf(DOCX))], [PARTS.toLowerCase(), bytesOf(second)]);
  expect(openXmlType(zipped)).toBeNull();
});

test('endings in capitals are the same', async () => {
  expect(await attachmentType('SCAN.PDF', blobOf(SAMPLES.pdf))).toBe('application/pdf');
  expect(await attachmentType('IMG_0001.HEIC', blobOf(SAMPLES.heic))).toBe('image/heic');
});

test('a refusal names the field and what we take', async () => {
  await expect(attachmentType('page.html', blobOf(SAMPLES.html))).rejects.toMatchObject({
    key: 'unsupported_type',
    fields: { files: 'This file is not a PDF, picture, Word, Excel or text file.' },
  });
});

test.each(['docWithEquation', 'docWithPackage'] as const)(
  '%s is refused: what is in it can run programs',
  async (sample) => {
    await expect(attachmentType('a.doc', blobOf(SAMPLES[sample]))).rejects.toMatchObject({
      fields: { files: expect.stringMatching(/^This file contains objects/) },
    });
  },
);

test.each(['docWithMacros', 'xlsWithMacros', 'xlsWithDocument', 'docOfSheet'] as const)(
  '%s is refused, with what to do',
  async (sample) => {
    await expect(
      attachmentType(`a.${sample.slice(0, 3)}`, blobOf(SAMPLES[sample])),
    ).rejects.toMatchObject({
      fields: { files: expect.stringMatching(/^This file contains macros\. .+ without them/) },
    });
  },
);

test.each(HOSTILE_PDFS)('%s is refused, with what to do about it', async (name, bytes) => {
  await expect(attachmentType(name, blobOf(bytes))).rejects.toMatchObject({
    key: 'unsupported_type',
    fields: { files: expect.stringMatching(/^This PDF .+ print it to PDF/) },
  });
});

test.each(ORDINARY_PDFS)('a PDF %s is taken', async (_name, bytes) => {
  expect(await attachmentType('deed.pdf', blobOf(bytes))).toBe('application/pdf');
});

test('nothing that a browser would run is ever a type of ours', () => {
  for (const [, , type] of TAKEN) expect(type).not.toMatch(/html|svg|xml$|javascript|octet/);
});

test.each([
  ['a plain name', 'contract.pdf', 'contract.pdf'],
  ['blanks and brackets', 'Lease (signed) v2.pdf', 'Lease (signed) v2.pdf'],
  ['other letters', 'Kasunduan sa Pag-upa – Piña.docx', 'Kasunduan sa Pag-upa – Piña.docx'],
  ['emoji', '📄 deed.pdf', '📄 deed.pdf'],
  ['several dots', 'a.b.c.pdf', 'a.b.c.pdf'],
  ['a path', '../../etc/passwd.txt', 'passwd.txt'],
  ['an absolute path', '/etc/cron.d/job.txt', 'job.txt'],
  ['a Windows path', 'C:\\Users\\Ana\\deed.pdf', 'deed.pdf'],
  ['mixed separators', '..\\../deed.pdf', 'deed.pdf'],
  ['only dots', '..', 'file'],
  ['only a path', '../', 'file'],
  ['nothing', '', 'file'],
  ['blanks', '   ', 'file'],
  ['a hidden file', '.htaccess', 'htaccess'],
  ['dots before the ending', '....pdf', 'file.pdf'],
  ['control characters', 'de\u0000ed\r\n\t.p\u0007df', 'deed.pdf'],
  ['a header', 'a\r\nSet-Cookie: session=1.pdf', 'aSet-Cookie: session=1.pdf'],
  ['text turned around', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['isolates and marks', '\u2066\u200Fdeed\u2069.pdf', 'deed.pdf'],
  ['zero-width characters', 'de\u200Bed\uFEFF.pdf', 'deed.pdf'],
  ['line separators', 'de\u2028ed\u2029.pdf', 'deed.pdf'],
  ['many blanks', 'a  \u00A0 b.pdf', 'a b.pdf'],
  ['a null before another ending', 'a.exe\u0000.pdf', 'a.exe.pdf'],
])('a name with %s is made safe', (_what, raw, safe) => {
  expect(safeFileName(raw)).toBe(safe);
});

test('an ending without end is cut too', () => {
  expect(safeFileName(`a.${'b'.repeat(5_000)}`)).toBe(`a.${'b'.repeat(19)}`);
});

test.each([
  ['letters', 'a'.repeat(5_000)],
  ['characters of four bytes', `a${'📄'.repeat(2_000)}`],
  ['dots', '.'.repeat(5_000)],
  ['blanks', `a${' '.repeat(5_000)}b`],
])('a name of very many %s fits the database and stays text', (_what, stem) => {
  const safe = safeFileName(`${stem}.pdf`);
  expect(safe.length).toBeGreaterThan(0);
  expect(safe.length).toBeLessThanOrEqual(255);
  expect(safe).not.toMatch(/\p{Surrogate}/u);
  expect(safe.endsWith('.pdf')).toBe(true);
});
