import { ATTACHMENT_EXTENSIONS } from '@/lib/domain/platform/files/upload-limits';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { HEAD_BYTES, nameOfType, notWhatItSays } from './attachment-kinds';

type Sample = keyof typeof SAMPLES;

const head = (sample: Sample) => new Uint8Array(SAMPLES[sample]);

/** Samples in the container of Office 97–2003: the server looks into it. */
const CONTAINERS: readonly Sample[] = [
  ...(['doc', 'docWithMacros', 'docWithEquation', 'docWithPackage', 'docOfSheet'] as const),
  ...(['xls', 'xlsOf1995', 'xlsWithMacros', 'xlsWithDocument', 'msi', 'brokenContainer'] as const),
  ...(['docOfMac', 'xlsOfMac', 'docWithPassword', 'withPassword'] as const),
];

const ARCHIVES: readonly Sample[] = [
  ...(['docx', 'xlsx', 'pptx', 'docm', 'zip', 'jar'] as const),
  ...(['streamedDocx', 'streamedXlsx', 'streamedDocm'] as const),
];
const PICTURES: readonly Sample[] = ['jpeg', 'png', 'webp', 'heic', 'heif'];
/** The contents that pass for each ending, beside pictures; everything else is refused at once. */
const PASS: Readonly<Record<(typeof ATTACHMENT_EXTENSIONS)[number], readonly Sample[]>> = {
  '.pdf': ['pdf', 'pdfAfterBlankLines', 'pdfOfPrinter'],
  '.jpg': [],
  '.jpeg': [],
  '.png': [],
  '.webp': [],
  '.heic': [],
  '.doc': CONTAINERS,
  '.xls': CONTAINERS,
  // With a password they are containers, which the server says.
  '.docx': [...ARCHIVES, ...CONTAINERS],
  '.xlsx': [...ARCHIVES, ...CONTAINERS],
  '.txt': [
    ...(['text', 'html', 'svg', 'svgWithProlog', 'htmlBeforePdf', 'pdfAfterBlankLines'] as const),
    ...([
      'pdfOfPrinter',
      'latin1Text',
      'latin1TextToTheEnd',
      'utf16Text',
      'utf16BigEndianText',
      'utf16SvgWithProlog',
    ] as const),
  ],
};

test.each(ATTACHMENT_EXTENSIONS)('what passes as a file ending in %s', (ending) => {
  const passing = (Object.keys(SAMPLES) as Sample[]).filter(
    (sample) => notWhatItSays(ending, head(sample)) === null,
  );
  expect(passing.toSorted()).toEqual([...PICTURES, ...PASS[ending]].toSorted());
});

test.each([
  ['.pdf', 'a PDF'],
  ['.jpg', 'a JPEG picture'],
  ['.docx', 'a Word document'],
  ['.xls', 'an Excel sheet'],
  ['.txt', 'a text file'],
])('a program named %s is not %s', (ending, what) => {
  expect(notWhatItSays(ending, head('exe'))).toBe(what);
});

test.each([
  ['Screenshot.jpg', 'image/png', 'Screenshot.png'],
  ['IMG_0001.heic', 'image/jpeg', 'IMG_0001.jpg'],
  ['IMG_0001.JPG', 'image/heic', 'IMG_0001.heic'],
  ['photo.jfif', 'image/jpeg', 'photo.jpg'],
  ['photo.heif', 'image/heif', 'photo.heif'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['IMG_0001', 'image/jpeg', 'IMG_0001.jpg'],
  ['Lease of 2024.01', 'image/webp', 'Lease of 2024.01.webp'],
  ['deed.pdf', 'image/jpeg', 'deed.pdf.jpg'],
  ['page.html', 'image/png', 'page.html.png'],
  ['deed.pdf', 'application/pdf', 'deed.pdf'],
  ['received_1.jpeg', 'image/webp', 'received_1.webp'],
  ['IMG_0001.png', 'image/heif', 'IMG_0001.heic'],
  ['DSC_0001.HIF', 'image/heic', 'DSC_0001.HIF'],
  ['photo.JPG.download', 'image/jpeg', 'photo.JPG.download.jpg'],
  ['photo.txt', 'image/png', 'photo.txt.png'],
])('%s that holds %s is called %s', (name, type, called) => {
  expect(nameOfType(name, type)).toBe(called);
});

test('a mark of the byte order hides nothing', () => {
  const marked = (sample: Sample) => new Uint8Array([0xef, 0xbb, 0xbf, ...SAMPLES[sample]]);
  expect(notWhatItSays('.pdf', marked('pdf'))).toBeNull();
  expect(notWhatItSays('.txt', marked('text'))).toBeNull();
});

test('a text is not refused for a character that is cut at the end of its head', () => {
  const text = new TextEncoder().encode(`a${'ñ'.repeat(HEAD_BYTES)}`);
  expect(notWhatItSays('.txt', text.subarray(0, HEAD_BYTES))).toBeNull();
  expect(notWhatItSays('.txt', new Uint8Array([0x61, 0xc3, 0x28]))).toBeNull();
  expect(notWhatItSays('.txt', new Uint8Array([0x61, 0x90, 0x28]))).toBe('a text file');
});
