#!/bin/sh
# pdfkit 0.20.2: an empty list of features changes the order of Hebrew and Arabic words.
# Guess: pdfkit knows no direction and draws letters from left to right, or fontkit turns a line around as a whole; `features: []`
# asks for nothing and changes nothing. Seen: each word is turned around by itself with the blank behind it, and the words stay from
# left to right: the last word is read first, and touches the other. With `features: []` the whole text is shaped in one go, rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 @fontsource/noto-sans-hebrew@5.3.0
cat >try.mjs <<'JS'
import PDFDocument from 'pdfkit';
const font = 'node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff';
/** The letters from left to right, as the file has them. */
async function drawn(options) {
  const doc = new PDFDocument({ compress: false });
  let file = '';
  doc.on('data', (chunk) => { file += chunk.toString('latin1'); });
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.font(font).text('אב גד', 0, 50, { lineBreak: false, ...options });
  doc.end();
  await ended;
  const letters = /\[((?:<[0-9a-f]+>\s*)+)\]\s*endbfrange/.exec(file)[1].match(/[0-9a-f]+/g);
  const glyphs = /\[(.*)\] TJ/.exec(file)[1].match(/<([0-9a-f]+)>/g).join('').match(/[0-9a-f]{4}/g);
  return glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)]).join(' ');
}
console.log(await drawn({}), '|', await drawn({ features: [] }));
JS
seen=$(node try.mjs)
echo "pdfkit 0.20.2: $seen"
[ "$seen" = "0020 05d1 05d0 05d3 05d2 | 05d3 05d2 0020 05d1 05d0" ] || { echo "this has changed"; exit 1; }
