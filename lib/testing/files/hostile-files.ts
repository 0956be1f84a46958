import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { HOSTILE_PDFS, pdf } from './hostile-pdfs';
import { picture } from './identity';
import { SAMPLES, zip } from './sample-files';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const hex = (digits: string) => Buffer.from(digits, 'hex');
const SCRIPT = '<script>fetch("/api/v1/auth/session")</script>';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of black and white pixels that takes next to nothing, however large it is. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = Buffer.alloc(rows * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says that it is as large as the format allows. */
async function largestJpeg(): Promise<Buffer> {
  const bytes = Buffer.from(await picture('jpeg'));
  const frame = bytes.indexOf(hex('ffc0'));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
}

/** Files that must not be taken for an ID, under a plausible name. */
export async function hostileFiles(): Promise<readonly (readonly [name: string, Buffer])[]> {
  const jpeg = await picture('jpeg');
  const png = await picture('png');
  return [
    ['page.jpg', SAMPLES.html],
    ['page.pdf', Buffer.from(`<!doctype html><body>${SCRIPT}`)],
    ['drawing.png', SAMPLES.svg],
    ['drawing.svg', SAMPLES.svgWithProlog],
    ['packed.svgz', gzipSync(SAMPLES.svg)],
    [
      'markup.jpg',
      ascii(
        '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      ),
    ],
    ['style.png', ascii('body{background:url(//evil.example)}')],
    ['code.jpg', ascii('<?php system($_GET["c"]); ?>')],
    ['eicar.pdf', ascii('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
    ['note.pdf', SAMPLES.text],
    ['animated.jpg', SAMPLES.gifThatIsScript],
    [
      'picture.gif',
      ascii(
        'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
      ),
    ],
    ['picture.webp', SAMPLES.webp],
    ['picture.heic', SAMPLES.heic],
    ['picture.tiff', Buffer.concat([hex('49492a0008000000'), Buffer.alloc(60)])],
    ['picture.bmp', Buffer.concat([ascii('BM'), Buffer.alloc(60)])],
    ['picture.ico', Buffer.concat([hex('00000100010010100000'), Buffer.alloc(60)])],
    ['film.mp4', SAMPLES.mp4],
    ['program.jpg', SAMPLES.exe],
    ['program.pdf', SAMPLES.elf],
    ['module.png', Buffer.concat([hex('0061736d01000000'), Buffer.alloc(40)])],
    ['archive.jpg', SAMPLES.zip],
    ['archive.pdf', SAMPLES.jar],
    ['bomb.zip', zip({ 'zeros.txt': '\0'.repeat(2_000_000) })],
    ['bomb.pdf', gzipSync(Buffer.alloc(20_000_000))],
    ['letter.pdf', SAMPLES.docx],
    ['macro.pdf', SAMPLES.docm],
    ['letter.jpg', SAMPLES.rtf],
    ['print.pdf', ascii('%!PS-Adobe-3.0 EPSF-3.0\n(r) file')],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2)],
    ['half.png', png.subarray(0, png.length - 30)],
    ['only-the-start.jpg', Buffer.concat([hex('ffd8ffe000104a46494600'), ascii(SCRIPT)])],
    ['only-the-start.png', Buffer.concat([hex('89504e470d0a1a0a'), ascii(SCRIPT)])],
    ['pixels.png', pngOf(30_000, 30_000, 30_000)],
    ['pixels-that-are-not-there.png', pngOf(60_000, 60_000, 1)],
    ['pixels.jpg', await largestJpeg()],
    ...HOSTILE_PDFS,
    ['cut-off.pdf', pdf('', { tail: '' })],
    ['late.pdf', pdf('', { head: `${' '.repeat(20)}%PDF-1.7\n` })],
    ['page-first.pdf', SAMPLES.htmlBeforePdf],
    ['page-inside.pdf', pdf(`<html>${SCRIPT}`)],
    ['page-last.pdf', pdf('', { tail: `%%EOF\n${SCRIPT}` })],
    ['archive-behind.pdf', Buffer.concat([pdf(''), SAMPLES.jar, endOfZip('%%EOF')])],
  ];
}

/** The record that ends an archive, with a comment. */
export function endOfZip(comment = ''): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, ascii(comment)]);
}
