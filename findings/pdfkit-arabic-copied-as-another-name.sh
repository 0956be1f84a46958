#!/bin/sh
# pdfkit 0.20.2 with Noto Sans Arabic of @fontsource 5.3.0: a name is drawn rightly, and copied from the file as another.
# Guess: each glyph says in ToUnicode which letter it stands for, so that what is copied is what was drawn. Seen: the font draws
# beh, teh and noon with one glyph without dots, and the dots with others; the glyph says the first letter that it was drawn for, so
# that a second name is copied with letters of the first, and the dots say nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 @fontsource/noto-sans-arabic@5.3.0
cat >try.mjs <<'JS'
import PDFDocument from 'pdfkit';
const font = 'node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff';
const doc = new PDFDocument({ compress: false });
let file = '';
doc.on('data', (chunk) => { file += chunk.toString('latin1'); });
const ended = new Promise((resolve) => doc.on('end', resolve));
doc.font(font).text('ب', 0, 50, { lineBreak: false }).text('ت', 0, 90, { lineBreak: false });
doc.end();
await ended;
const letters = /\[((?:<[0-9a-f]*>\s*)+)\]\s*endbfrange/.exec(file)[1].match(/<[0-9a-f]*>/g);
const lines = [...file.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, shown]) => {
  const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, code]) => code).join('').match(/.{4}/g);
  return glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)].slice(1, -1)).join('');
});
console.log('062a is copied as', lines[1]);
JS
seen=$(node try.mjs)
echo "pdfkit 0.20.2: $seen"
[ "$seen" = "062a is copied as 0628" ] || { echo "this has changed"; exit 1; }
