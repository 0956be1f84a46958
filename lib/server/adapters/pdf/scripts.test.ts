import { LANGUAGES, type Language } from '@/lib/catalogue/languages';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { isolated } from './paper-text';
import { renderPdf } from './pdf';
import type { PdfBlock } from './port';

const INCOMPLETE = '[?] stands for signs that this file cannot show.';

async function read(...blocks: PdfBlock[]) {
  const bytes = await renderPdf({ title: 'Receipt', footer: 'Ref. AB12', createdAt: 0, blocks });
  const { text, objects, content } = readPdf(bytes);
  return { lines: text.split('\n'), text: text.replace(/\n/g, ''), objects, content };
}

const fact = (name: string): PdfBlock => ({ kind: 'facts', rows: [['Paid by', name]] });
/** Glyphs stand in the file from left to right. */
const fromTheRight = (text: string) => [...text].reverse().join('');

/** How people write their names in each language. */
const NAMES: Record<Language, string> = {
  English: 'Anna Ferrer',
  Tagalog: 'Niño Dalisay',
  Bisaya: 'Inday Maño',
  Cebuano: 'Dodong Cabañero',
  Ilocano: 'Apo Lakáy',
  Mandarin: '王 小明',
  Cantonese: '陳 𡃁嘅',
  Hokkien: '鄭 Tīng-iâu',
  Korean: '김 철수',
  Japanese: 'さとう 𠮷野 ジョン',
  Hindi: 'राज कुमार',
  Arabic: 'محمد الفلاني',
  'Hiligaynon Ilonggo': 'Toto Gustilo',
  Bicolano: 'Nonoy Peñafrancia',
  Waray: 'Intoy Añover',
  // In Jawi as well.
  Maguindanao: 'Datu Kudarat داتو قدرت',
  Kapampangan: 'Apung Ñora',
  Pangasinan: 'Ansiong Sison',
  Tausug: 'Jamalul كيرام ڤڠݢ',
  Aklanon: 'Kalantiaw',
  Maranao: 'Sultan سلطان',
  Surigaonon: 'Dodô Añonuevo',
  Chavacano: 'José Zúñiga',
  'Karay-a': 'Tatay Bantay',
};

test('every language of the catalogue has fonts that draw a name of its own', async () => {
  const { text } = await read(...LANGUAGES.map((language) => fact(NAMES[language])));
  expect(text).not.toContain('[?]');
  expect(text).not.toContain('\uFFFD');
});

test.each([
  ['Korean', '김 철수'],
  ['Korean, letter by letter', '김 철수'.normalize('NFD'), '김 철수'],
  ['Chinese, simplified', '陈 小明'],
  ['Chinese, traditional', '陳 曉明'],
  ['beyond 16 bits', '𠮷野 𡃁'],
  ['of Extension A', '㐂代'],
  ['Japanese', 'さとう 直子・ジョン'],
  ['in half width', 'ｻﾄｳ'],
  ['a variant of an ideograph', '葛\u{E0100}城', '葛城'],
  ['mixed with Latin', 'José 김'],
  ['Chinese in Latin letters', 'Wǎng Lǎo'],
  ['Vietnamese', 'Nguyễn Thị Hằng'],
  ['Hindi', 'राज कुमार'],
  ['Hindi, joined letters', 'क्षत्रिय श्रीकृष्ण'],
  ['Thai, two marks above', 'น้ำผึ้ง สมศักดิ์'],
  ['Bengali, a vowel on both sides', 'মোহাম্মদ চৌধুরী'],
  ['Punjabi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Tamil', 'கோபாலன் ஸ்ரீ'],
  ['Assamese, whose r is no Bengali one', 'ৰাজ'],
  ['Nepali, three letters as one', 'प्रज्ञा'],
  ['Japanese, forms of family names', '髙橋 﨑'],
  ['Chinese by its sounds', 'ㄅㄆㄇ'],
  ['Latin with two marks on a letter', 'Lǚ Bù'],
  ['Greek with breathings', 'Ἀλέξανδρος'],
])('%s: the name is drawn, and copied as it is written', async (_, name, shown = name) => {
  const { text } = await read(fact(name));
  expect(text).toContain(`Paid by${shown}`);
  expect(text).not.toContain(INCOMPLETE);
});

test.each([
  ['Arabic', 'محمد الفلاني', fromTheRight('محمد الفلاني')],
  ['letters that differ by dots alone', 'بنت يت', fromTheRight('بنت يت')],
  ['Urdu', 'فاطمہ ٹیپو', fromTheRight('فاطمہ ٹیپو')],
  ['Hebrew', 'שמעון כהן', fromTheRight('שמעון כהן')],
  ['Uyghur', 'ئابدۇراخمان', fromTheRight('ئابدۇراخمان')],
  ['Pashto', 'احمدزی ځواک', fromTheRight('احمدزی ځواک')],
  ['Sindhi', 'ڄام', fromTheRight('ڄام')],
  ['letters drawn long', 'محـمـد', fromTheRight('محـمـد')],
  ['Latin figures behind', 'محمد 123', `123 ${fromTheRight('محمد')}`],
  ['figures of Persian', 'رضا ۱۲۳', `${'۱۲۳'} ${fromTheRight('رضا')}`],
  ['brackets', 'محمد (علي)', fromTheRight('محمد (علي)')],
  ['behind English', 'Atty. محمد الفلاني', `Atty. ${fromTheRight('محمد الفلاني')}`],
])('%s: drawn from right to left', async (_, name, drawn) => {
  expect((await read(fact(name))).text).toContain(`Paid by${drawn}`);
});

test('figures behind an Arabic title stay where the sentence has them', async () => {
  const title = 'استشارة';
  const { text } = await read(fact(`${isolated(title)}, 45 minutes`));
  expect(text).toContain(`Paid by${fromTheRight(title)}, 45 minutes`);
});

test('a sign that keeps letters apart is heeded', async () => {
  const glyphs = async (name: string) =>
    [...(await read(fact(name))).content.matchAll(/\[(.*)\] TJ/g)].map(([, shown]) => shown);
  expect(await glyphs('علی\u200Cرضا')).not.toEqual(await glyphs('علیرضا'));
});

test('an order to turn what follows around is not obeyed', async () => {
  expect((await read(fact('Anna \u202E000,1'))).text).toContain('Paid byAnna 000,1');
});

test('programs that read aloud are told the language', async () => {
  const { objects, content } = await read(fact('김 철수'));
  expect(objects).toContain('/Lang (en-PH)');
  expect(content).toContain('/Lang (ko)');
});

test.each([
  ['Chinese', '本合同由双方自愿签订，甲方应在收到律师函后三十日内支付全部款项。'.repeat(8)],
  ['Japanese', 'この契約は、当事者双方の合意に基づいて締結されたものであり、'.repeat(8)],
  ['Thai', 'ข้าพเจ้าได้อ่านและเข้าใจเงื่อนไขทั้งหมดของสัญญาฉบับนี้แล้ว'.repeat(8)],
  ['one word of Latin', 'W'.repeat(300)],
])('%s without blanks is broken inside the page', async (_, text) => {
  const { content, text: copied } = await read({ kind: 'paragraph', text });
  expect(copied).toContain(text);
  const places = [...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)];
  for (const [, x] of places) expect(Number(x)).toBeLessThan(595 - 56);
  expect(new Set(places.map(([, , y]) => y)).size).toBeGreaterThan(6);
});

test('no line of Chinese begins with a full stop', async () => {
  for (const text of ['王。'.repeat(100), `a${'王。'.repeat(100)}`]) {
    const { lines, content } = await read({ kind: 'paragraph', text });
    const places = [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => x);
    expect(places).toHaveLength(lines.length);
    const first = lines.filter((_, i) => places[i] === '56');
    expect(first.filter((line) => line === '王').length).toBeGreaterThan(3);
    expect(first).not.toContain('。');
  }
});

test('what no font has is marked on a receipt, and said', async () => {
  const { text } = await read(fact('王 😀 አበበ'));
  expect(text).toContain('Paid by王 [?] [?]');
  expect(text).toContain(INCOMPLETE);
});

test('a mark that a letter has no place for is drawn, wherever it stands', async () => {
  expect((await read(fact('ਸਿੰਘ ا̈ਂ'))).text).toContain('ਸਿੰਘ');
});

test('ideographs are drawn where the letter that tells their language is not', async () => {
  expect((await read(fact('か\u{1E8D0}王'))).text).toContain('Paid by[?]王');
});

test('a title of a document is drawn in every script too', async () => {
  const title = 'Receipt of 王 😀';
  const bytes = await renderPdf({ title, footer: '', createdAt: 0, blocks: [fact('Anna')] });
  expect(readPdf(bytes).text.replace(/\n/g, '')).toContain('Receipt of 王 [?]');
});
