import { ATTACHMENT_EXTENSIONS } from '@/lib/domain/platform/files/upload-limits';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { HEAD_BYTES, notWhatItSays } from './attachment-kinds';

type Sample = keyof typeof SAMPLES;

const head = (sample: Sample) => new Uint8Array(SAMPLES[sample]);

/** What has the container of Office 97–2003: the server looks into it. */
const CONTAINERS: readonly Sample[] = [
  ...(['doc', 'docWithMacros', 'docWithEquation', 'docWithPackage', 'docOfSheet'] as const),
  ...(['xls', 'xlsOf1995', 'xlsWithMacros', 'xlsWithDocument', 'msi', 'brokenContainer'] as const),
];

/** The contents that pass for each ending; everything else is refused at once. */
const PASS: Readonly<Record<(typeof ATTACHMENT_EXTENSIONS)[number], readonly Sample[]>> = {
  '.pdf': ['pdf'],
  '.jpg': ['jpeg'],
  '.jpeg': ['jpeg'],
  '.png': ['png'],
  '.webp': ['webp'],
  // A film has the same container: the server looks closer.
  '.heic': ['heic', 'heif', 'mp4'],
  '.doc': CONTAINERS,
  '.xls': CONTAINERS,
  // As has every archive.
  '.docx': ['docx', 'xlsx', 'pptx', 'docm', 'zip', 'jar'],
  '.xlsx': ['docx', 'xlsx', 'pptx', 'docm', 'zip', 'jar'],
  '.txt': ['text', 'html', 'svg', 'svgWithProlog', 'htmlBeforePdf'],
};

test.each(ATTACHMENT_EXTENSIONS)('what passes as a file ending in %s', (ending) => {
  const passing = (Object.keys(SAMPLES) as Sample[]).filter(
    (sample) => notWhatItSays(ending, head(sample)) === null,
  );
  expect(passing.toSorted()).toEqual(PASS[ending].toSorted());
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

test('a mark of the byte order hides nothing', () => {
  const marked = (sample: Sample) => new Uint8Array([0xef, 0xbb, 0xbf, ...SAMPLES[sample]]);
  expect(notWhatItSays('.pdf', marked('pdf'))).toBeNull();
  expect(notWhatItSays('.txt', marked('text'))).toBeNull();
});

test('a text is not refused for a character that is cut at the end of its head', () => {
  const text = new TextEncoder().encode(`a${'ñ'.repeat(HEAD_BYTES)}`);
  expect(notWhatItSays('.txt', text.subarray(0, HEAD_BYTES))).toBeNull();
  expect(notWhatItSays('.txt', new Uint8Array([0x61, 0xc3, 0x28]))).toBe('a text file');
});
