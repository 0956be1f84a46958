#!/bin/sh
# rrule-temporal 2.2.8: BYYEARDAY is not limited by BYDAY.
# Guess, from the table of RFC 5545 3.3.10 (note 2: BYDAY limits where BYYEARDAY is present): of the last day of 2026, a
# Thursday, and day 335, a Tuesday, a rule for Tuesdays has the second alone. Seen: it has both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rrule-temporal@2.2.8 temporal-polyfill@1.0.1
cat >try.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
const rule = 'RRULE:FREQ=YEARLY;BYYEARDAY=335,-1;BYDAY=TU;COUNT=3';
const all = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:20261201T090000\n${rule}` }).all();
console.log(all.map((at) => at.toPlainDate().toString()).join(' '));
JS
seen=$(node try.mjs)
echo "rrule-temporal 2.2.8: $seen"
case "$seen" in *2026-12-31*) ;; *) echo "this has changed"; exit 1 ;; esac
