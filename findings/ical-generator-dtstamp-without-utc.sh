#!/bin/sh
# ical-generator 11.1.2: with a zone set on the calendar, DTSTAMP, CREATED and LAST-MODIFIED are no longer in UTC.
# Guess, from RFC 5545 3.8.7.2 ("MUST be specified in the UTC time format") and the maintainer's word in its issue 587: the
# three end with Z whatever the zone is, and the start names it by TZID. Seen: all four are times of no zone. Set on the event instead, both are as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical-generator@11.1.2 luxon@3.7.2
cat >try.mjs <<'JS'
import ical from 'ical-generator';
import { DateTime } from 'luxon';
const zone = 'Asia/Manila';
const at = (time) => DateTime.fromISO(`2026-12-24T${time}`, { zone });
const seen = (ofCalendar, ofEvent) => {
  const calendar = ical(ofCalendar);
  calendar.createEvent({
    id: '1', summary: 'Consultation', start: at('20:00'), end: at('21:00'),
    stamp: at('08:00'), created: at('08:00'), lastModified: at('08:00'), ...ofEvent,
  });
  return calendar.toString().split('\r\n')
    .filter((line) => /^(DTSTAMP|DTSTART|CREATED|LAST-MODIFIED)/.test(line)).join(' ');
};
console.log('calendar:', seen({ timezone: zone }, {}));
console.log('event:', seen({}, { timezone: zone }));
JS
seen=$(node try.mjs)
echo "ical-generator 11.1.2
$seen"
expected='calendar: DTSTAMP:20261224T080000 DTSTART:20261224T200000 CREATED:20261224T080000 LAST-MODIFIED:20261224T080000
event: DTSTAMP:20261224T000000Z DTSTART;TZID=Asia/Manila:20261224T200000 CREATED:20261224T000000Z LAST-MODIFIED:20261224T000000Z'
[ "$seen" = "$expected" ] || { echo "this has changed"; exit 1; }
