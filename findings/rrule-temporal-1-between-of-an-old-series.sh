#!/bin/sh
# rrule-temporal 1.6.0, which node-ical 0.26.1 brings: between() of a series that began long ago is of other days than all().
# Guess, from RFC 5545 3.3.10 (the interval counts from DTSTART): of every third day from October 16, 2025, on weekdays, the
# first from November 22, 2026 on is Wednesday the 25th, 405 days later. Seen: between() has Monday the 23rd, all() the 25th.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rrule-temporal@1.6.0
cat >try.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
const rule = 'RRULE:FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR';
const of = (end) => new RRuleTemporal({ rruleString: `DTSTART;TZID=Asia/Manila:20251016T083000\n${rule}${end}` });
const [first] = of('').between(new Date("2026-11-21T16:00:00Z"), new Date("2027-01-05T15:59:59Z"), true);
const counted = of(';COUNT=400').all().find((at) => at.toPlainDate().toString() >= '2026-11-22');
console.log(first.toPlainDate().toString(), counted.toPlainDate().toString());
JS
seen=$(node try.mjs)
echo "rrule-temporal 1.6.0: between() $seen all()"
[ "$seen" = '2026-11-23 2026-11-25' ] || { echo "this has changed"; exit 1; }
