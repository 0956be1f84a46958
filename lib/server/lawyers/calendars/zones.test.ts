import { inZones } from '@/scripts/lib/test/zones';

test('a meeting begins when it begins, whatever the zone of the server is', () => {
  const script = `
    const start = Date.parse('2026-12-31T15:30:00Z');
    const event = { uid: '1', sequence: 2, cancelled: false, person: 'Ana', url: 'https://x.example/',
      stamp: start, start, end: start + 3600000 };
    const feed = { clientNames: false, createdAt: new Date(start) };
    const off = { id: '2', startsAt: new Date(start), endsAt: new Date(start + 3600000) };
    console.log(tested.serializeCalendar({ feed, events: [event], blockers: [off] }));`;
  const found = [...inZones('lib/server/lawyers/calendars/feed-serialize.ts', script)];
  expect(found).toHaveLength(3);
  expect(new Set(found).size).toBe(1);
  const event = ['DTSTAMP:20261231T153000Z', 'DTSTART:20261231T153000Z', 'DTEND:20261231T163000Z'];
  expect(found[0]?.match(/^DT(?:START|END|STAMP)[^\r\n]*/gm)).toEqual([...event, ...event]);
});
