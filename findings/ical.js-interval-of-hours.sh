#!/bin/sh
# ical.js 2.2.1: an hourly rule with an interval and BYHOUR passes over its interval.
# Guess, from RFC 5545 3.3.10 (BYHOUR limits an hourly rule): every second hour from 8 AM, at 9 and 10 alone, is 10 AM each
# day, since 9 is never one of them. Seen: 9 AM too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical.js@2.2.1
cat >try.mjs <<'JS'
import ICAL from 'ical.js';
const rule = ICAL.Recur.fromString('FREQ=HOURLY;INTERVAL=2;BYHOUR=9,10;COUNT=4');
const times = rule.iterator(ICAL.Time.fromString('2026-12-01T08:00:00'));
for (let n = 0; n < 4; n += 1) console.log(String(times.next()));
JS
seen=$(node try.mjs | tr '\n' ' ')
echo "ical.js 2.2.1: $seen"
case "$seen" in *T09:00:00*) ;; *) echo "this has changed"; exit 1 ;; esac
