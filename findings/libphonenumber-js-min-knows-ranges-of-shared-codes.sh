#!/bin/sh
# libphonenumber-js 1.13.16: isValid() of the small "min" set checks given-out ranges where countries share a calling code.
# Guess, from the README ("it only validates phone number length, effectively causing isValid() to behave same way as isPossible()"):
# both are true for an American number of ten digits, 2 to 9 in front. Seen: possible and not valid for +1 357 and +1 471, codes that
# the set does not list, nor for +44 7700 900123 and +61 5; and for a country with a code of its own the first digits count
# (+65 2), not the ranges (+971 57 is valid, in "max" it is not).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16
cat >try.mjs <<'JS'
import read from 'libphonenumber-js/min';
import readMax from 'libphonenumber-js/max';
for (const number of ['+13575551234', '+14715551234', '+447700900123', '+61512345678', '+6521234567', '+971571234567'])
  console.log([read(number).isPossible(), read(number).isValid(), readMax(number).isValid()].map(Number).join(''));
JS
seen=$(node try.mjs | tr '\n' ' ')
echo "libphonenumber-js 1.13.16, possible, valid by min, valid by max: $seen"
[ "$seen" = "100 100 100 100 100 110 " ] || { echo "this has changed"; exit 1; }
