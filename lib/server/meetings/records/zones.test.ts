import ICAL from 'ical.js';
import { inZones } from '@/scripts/lib/test/zones';

test('an invitation, its change and its end say the same time, whatever the zone of the server is', () => {
  const script = `
    const at = (text) => new Date(text);
    const mail = (startsAt, endsAt, sequence, cancelled) => tested.invitation({
      meetingId: '7', startsAt: at(startsAt), endsAt: at(endsAt), stamp: at('2026-12-01T00:00:00Z'),
      sequence, cancelled, to: { name: 'Ana Reyes', email: 'ana@example.com' },
      withWhom: 'Atty. Maria Santos', type: 'VIDEO', url: 'https://x.example/' });
    console.log(JSON.stringify([
      mail('2026-12-31T15:30:00Z', '2026-12-31T16:00:00Z', 0, false),
      mail('2027-03-14T10:00:00Z', '2027-03-14T10:30:00Z', 1, false),
      mail('2027-03-14T10:00:00Z', '2027-03-14T10:30:00Z', 2, true),
    ]));`;
  const found = [...inZones('lib/server/meetings/records/calendar-serialize.ts', script)];
  expect(found).toHaveLength(3);
  expect(new Set(found).size).toBe(1);
  const mails = JSON.parse(found[0] ?? '[]') as { method: string; content: string }[];
  const [one, two, three] = mails.map(({ method, content }) => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const event = calendar.getFirstSubcomponent('vevent');
    const of = (name: string) => event?.getFirstPropertyValue(name);
    return {
      method,
      said: calendar.getFirstPropertyValue('method'),
      uid: of('uid'),
      sequence: of('sequence'),
      status: of('status'),
      start: (of('dtstart') as ICAL.Time).toJSDate().toISOString(),
      alarm: event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
      described: String(of('description')).endsWith('\nhttps://x.example/'),
    };
  });
  expect(one).toEqual({
    method: 'REQUEST',
    said: 'REQUEST',
    status: 'CONFIRMED',
    sequence: 0,
    uid: '7@127.0.0.1',
    start: '2026-12-31T15:30:00.000Z',
    alarm: '-PT15M',
    described: true,
  });
  expect(two).toEqual({ ...one, sequence: 1, start: '2027-03-14T10:00:00.000Z' });
  const cancelled = { method: 'CANCEL', said: 'CANCEL', status: 'CANCELLED', sequence: 2 };
  expect(three).toEqual({ ...two, ...cancelled, alarm: undefined });
});
