import { utils, write } from 'cfb';

/** Bytes that begin as files of a kind do. */
const ascii = (text: string) => Buffer.from(text, 'latin1');
const hex = (digits: string) => Buffer.from(digits, 'hex');

/** A ZIP archive of stored files, without the directory at its end: as much as a reader of types looks at. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat(
    Object.entries(entries).flatMap(([name, text]) => {
      const header = Buffer.alloc(30);
      header.write('PK\x03\x04', 'latin1');
      header.writeUInt16LE(20, 4);
      header.writeUInt32LE(Buffer.byteLength(text), 18);
      header.writeUInt32LE(Buffer.byteLength(text), 22);
      header.writeUInt16LE(Buffer.byteLength(name), 26);
      return [header, Buffer.from(name), Buffer.from(text)];
    }),
  );
}

function office(contentType: string, folder: string): Buffer {
  const part = `<Override PartName="/${folder}/x.xml" ContentType="${contentType}.main+xml"/>`;
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types>${part}</Types>`,
    [`${folder}/x.xml`]: '<x/>',
  });
}

/** A container of Office 97–2003, with a stream at each path. */
function container(...paths: string[]): Buffer {
  return containerOf(Object.fromEntries(paths.map((path) => [path, Buffer.from('content')])));
}

/** The same with these contents; Office for Mac calls its root `R`. */
function containerOf(streams: Readonly<Record<string, Buffer>>, root = 'Root Entry'): Buffer {
  const made = utils.cfb_new({ root });
  for (const [path, content] of Object.entries(streams)) utils.cfb_add(made, `/${path}`, content);
  return Buffer.from(write(made, { type: 'buffer' }) as Uint8Array);
}

/** A document whose list of parts stands behind a scan of 1.2 MB, as programs write it that do it in one go; with its directory. */
function streamed(contentType: string): Buffer {
  const part = `<Override PartName='/x' ContentType='${contentType}.main+xml'/>`;
  return archive({
    'media/scan.png': 'a scan '.repeat(180_000),
    '[Content_Types].xml': `<?xml version='1.0'?><Types>${part}</Types>`,
  });
}

/** A ZIP archive whose sizes stand behind each stored file, and in the directory at its end. */
function archive(entries: Readonly<Record<string, string>>): Buffer {
  const head = (
    signature: string,
    fields: readonly [at: number, value: number][],
    length: number,
  ) => {
    const bytes = Buffer.alloc(length);
    bytes.write(`PK${signature}`, 'latin1');
    for (const [at, value] of fields) bytes.writeUInt32LE(value, at);
    return bytes;
  };
  const SIZES_BEHIND = 8;
  let at = 0;
  const directory: Buffer[] = [];
  const files = Object.entries(entries).map(([name, text]) => {
    const [size, length] = [Buffer.byteLength(text), Buffer.byteLength(name)];
    const local = head(
      '\x03\x04',
      [
        [6, SIZES_BEHIND],
        [26, length],
      ],
      30,
    );
    const behind = head(
      '\x07\x08',
      [
        [8, size],
        [12, size],
      ],
      16,
    );
    const file = Buffer.concat([local, Buffer.from(name), Buffer.from(text), behind]);
    const entry = [
      [8, SIZES_BEHIND],
      [20, size],
      [24, size],
      [28, length],
      [42, at],
    ] as const;
    directory.push(
      head(
        '\x01\x02',
        entry.map(([place, value]) => [place, value]),
        46,
      ),
      Buffer.from(name),
    );
    at += file.length;
    return file;
  });
  const places = Buffer.concat(directory);
  const { length } = files;
  const end = head(
    '\x05\x06',
    [
      [8, length],
      [10, length],
      [12, places.length],
      [16, at],
    ],
    22,
  );
  return Buffer.concat([...files, places, end]);
}

/** The head of a Word document that says it is encrypted ([MS-DOC] 2.5.2). */
function lockedHead(): Buffer {
  const head = Buffer.alloc(1024);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0x0100, 10);
  return head;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** Content of every kind that people attach, and of kinds that we refuse. */
export const SAMPLES = {
  pdf: ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  pdfAfterBlankLines: ascii('\r\n\r\n%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  pdfOfPrinter: ascii(
    '\x1B%-12345X@PJL SET RESOLUTION=600\r\n%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF',
  ),
  jpeg: Buffer.concat([hex('ffd8ffe000104a46494600010100000100010000'), Buffer.alloc(64)]),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  webp: Buffer.concat([ascii('RIFF'), hex('24000000'), ascii('WEBPVP8 '), Buffer.alloc(32)]),
  heic: Buffer.concat([hex('00000018'), ascii('ftypheic'), hex('00000000'), ascii('mif1heic')]),
  heif: Buffer.concat([hex('00000018'), ascii('ftypmif1'), hex('00000000'), ascii('mif1heic')]),
  doc: container('WordDocument', '1Table'),
  docWithMacros: container('WordDocument', 'Macros/VBA/dir'),
  xls: container('Workbook'),
  xlsOf1995: container('Book'),
  xlsWithMacros: container('Workbook', '_VBA_PROJECT_CUR/VBA/dir'),
  docWithEquation: container('WordDocument', 'ObjectPool/_1/Equation Native'),
  docWithPackage: container('WordDocument', 'ObjectPool/_2/\u0001Ole10Native'),
  xlsWithDocument: container('Workbook', 'MBD0001/Macros/VBA/dir'),
  docOfSheet: container('WordDocument', 'ObjectPool/_3/_VBA_PROJECT_CUR/VBA/dir'),
  msi: container('Property', 'Icon.exe'),
  docOfMac: containerOf({ WordDocument: Buffer.alloc(1024) }, 'R'),
  xlsOfMac: containerOf({ Workbook: Buffer.alloc(64) }, 'R'),
  docWithPassword: containerOf({ WordDocument: lockedHead() }),
  withPassword: container('EncryptedPackage', 'EncryptionInfo'),
  brokenContainer: Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(600)]),
  docx: office(`${OPEN_XML}.wordprocessingml.document`, 'word'),
  xlsx: office(`${OPEN_XML}.spreadsheetml.sheet`, 'xl'),
  pptx: office(`${OPEN_XML}.presentationml.presentation`, 'ppt'),
  docm: office('application/vnd.ms-word.document.macroEnabled', 'word'),
  streamedDocx: streamed(`${OPEN_XML}.wordprocessingml.document`),
  streamedXlsx: streamed(`${OPEN_XML}.spreadsheetml.sheet`),
  streamedDocm: streamed('application/vnd.ms-word.document.macroEnabled'),
  zip: zip({ 'letter.txt': 'a letter' }),
  jar: zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' }),
  text: Buffer.from('Kontrata sa pag-upa, ₱8,000 kada buwan.\nPetsa: ika-3 ng Mayo — “tapos”.'),
  latin1Text: ascii('Se\xf1or \x93Pe\xf1a\x94, \x80 500'),
  /** Its last octet begins a character of UTF-8. */
  latin1TextToTheEnd: ascii('Para kay Jos\xe9'),
  utf16Text: Buffer.from('\uFEFFSeñor Peña, ₱8,000', 'utf16le'),
  utf16BigEndianText: Buffer.from('\uFEFFSeñor Peña, ₱8,000', 'utf16le').swap16(),
  utf16SvgWithProlog: Buffer.from('\uFEFF<?xml version="1.0"?><svg/>', 'utf16le'),
  bytesThatAreNoText: hex('0102ff1b90'),
  textWithNull: Buffer.from('a\0b'),
  html: Buffer.from('<!doctype html><script>fetch("/api/v1/auth/session")</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  svgWithProlog: Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'),
  exe: Buffer.concat([ascii('MZ'), Buffer.alloc(200)]),
  elf: Buffer.concat([ascii('\x7fELF'), Buffer.alloc(200)]),
  gifThatIsScript: ascii('GIF89a/*'.concat(' '.repeat(40), '*/=1;alert(1)')),
  htmlBeforePdf: ascii('<html><script>alert(1)</script>\n%PDF-1.7\n%%EOF'),
  mp4: Buffer.concat([hex('00000018'), ascii('ftypisom'), Buffer.alloc(40)]),
  rtf: ascii('{\\rtf1\\ansi}'),
} as const;
