#!/bin/sh
# file-type 21.3.4: a text that Notepad saves as "Unicode" (UTF-16, little-endian, with its mark) is a sound.
# Guess: undefined, as for every other text, or a type of text. Seen: audio/mpeg (mp1), since the mark FF FE reads as the head of an
# MPEG frame. Big-endian text is undefined.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent file-type@21.3.4
cat >try.mjs <<'JS'
import { fileTypeFromBuffer } from 'file-type';
const little = Buffer.from('\uFEFFContract of lease', 'utf16le');
const big = Buffer.from(little).swap16();
console.log((await fileTypeFromBuffer(little))?.mime, (await fileTypeFromBuffer(big))?.mime);
JS
seen=$(node try.mjs)
echo "file-type 21.3.4: $seen"
[ "$seen" = "audio/mpeg undefined" ] || { echo "this has changed"; exit 1; }
