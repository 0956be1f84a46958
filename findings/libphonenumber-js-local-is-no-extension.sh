#!/bin/sh
# libphonenumber-js 1.13.16: the Philippine word for an extension, "local" or "loc.", makes a number unreadable.
# Guess: with PH as the country, "(02) 8888-1234 loc. 12" has the extension 12, as with "ext. 12", or at least the number before
# it. Seen: there is no number at all, with the complete metadata too; "ext." and "x" are read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16
cat >try.mjs <<'JS'
import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/max';
const seen = ['ext. 12', 'x12', 'loc. 12', 'local 12'].map((extension) => {
  const number = parse(`(02) 8888-1234 ${extension}`, 'PH');
  return `${extension}: ${number ? `${number.number} ${number.ext}` : 'none'}`;
});
console.log(seen.join(', '));
JS
seen=$(node try.mjs)
echo "libphonenumber-js 1.13.16: $seen"
[ "$seen" = 'ext. 12: +63288881234 12, x12: +63288881234 12, loc. 12: none, local 12: none' ] || {
  echo "this has changed"
  exit 1
}
