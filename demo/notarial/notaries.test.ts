import { findCity } from '@/lib/catalogue/cities';
import { notaryInput } from '@/lib/contract/notaries/own-notary';
import { requestInput } from '@/lib/contract/notaries/requests';
import { isCommissionOver } from '@/lib/domain/notaries/commission';
import { missingNotaryParts } from '@/lib/domain/notaries/completeness';
import { EVENING_MINUTE, writtenHours } from '@/lib/domain/notaries/office-hours';
import { manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { demoCustomers } from '../customers';
import { demoLawyers } from '../lawyers';
import { demoNotaries } from './notaries';
import { demoNotaryRequests } from './requests';

// Mon, Nov 23, 2026, 10:00 AM in Manila.
const NOW = Date.parse('2026-11-23T10:00:00+08:00');

const lawyersAt = (now: number) => demoLawyers(now, [], 'hash');
const notariesAt = (now: number) => demoNotaries(now, lawyersAt(now), 'link');
const listedAt = (now: number) => notariesAt(now).filter(({ notary }) => notary.isPublic);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

it('spreads those whom people find over cities, each in the region of the lawyer', () => {
  const lawyers = new Map(lawyersAt(NOW).map(({ rows }) => [rows.lawyer.id, rows.lawyer]));
  const listed = listedAt(NOW);
  expect(listed).toHaveLength(60);
  const cities = listed.map(({ notary }) => notary.city ?? '');
  expect(new Set(cities).size).toBeGreaterThanOrEqual(35);
  for (const large of ['manila', 'makati', 'quezon-city', 'cebu-city', 'davao-city'])
    expect(cities.filter((city) => city === large).length).toBeGreaterThanOrEqual(3);
  for (const { notary } of listed) {
    const city = findCity(notary.city ?? '');
    const lawyer = lawyers.get(notary.lawyerId);
    expect([city?.label, city?.region]).toEqual([lawyer?.city, lawyer?.region]);
  }
});

it('makes profiles that their notaries could have typed, with nothing missing', () => {
  for (const { notary, hours, services } of listedAt(NOW)) {
    const typed = notaryInput.safeParse({
      city: notary.city,
      office_address: notary.officeAddress,
      phone: notary.phone,
      commission_number: notary.commissionNumber,
      commission_territory: notary.commissionTerritory,
      commission_valid_until: notary.commissionValidUntil,
      services: services.map(({ name, price }) => ({ name, price })),
      office_hours: writtenHours(hours),
    });
    expect(typed.error).toBeUndefined();
    expect(services.length).toBeGreaterThanOrEqual(3);
    expect(services.length).toBeLessThanOrEqual(6);
    for (const { price } of services) {
      expect(price).toBeGreaterThanOrEqual(10_000);
      expect(price).toBeLessThanOrEqual(150_000);
    }
    const { city = '', officeAddress = '', phone = '', commissionNumber = '' } = notary;
    const facts = { city, officeAddress, phone, commissionNumber, picture: 'x' };
    const counts = { hoursCount: hours.length, servicesCount: services.length };
    const checks = { commissionStands: true, ibpVerified: true };
    expect(missingNotaryParts({ ...facts, ...counts, ...checks })).toEqual([]);
  }
});

it('has offices that are open on Saturdays and after five, and telephones of their own', () => {
  const listed = listedAt(NOW);
  const open = (fits: (hours: { day: number; endMinute: number }) => boolean) =>
    listed.filter(({ hours }) => hours.some(fits)).length;
  expect(open(({ day }) => day === 6)).toBeGreaterThan(10);
  expect(open(({ endMinute }) => endMinute > EVENING_MINUTE)).toBeGreaterThan(10);
  expect(open(({ day }) => day === 6)).toBeLessThan(60);
  expect(new Set(listed.map(({ notary }) => notary.phone)).size).toBe(60);
});

it.each(['2026-11-23', '2026-12-20', '2026-12-31', '2027-01-01', '2027-01-10', '2027-06-30'])(
  'has commissions of %s that stand and were checked within their two years',
  (day) => {
    const now = Date.parse(`${day}T23:00:00+08:00`);
    const made = notariesAt(now).filter(({ notary }) => notary.approvedUntil);
    expect(made).toHaveLength(61);
    const year = Number(day.slice(0, 4));
    for (const { notary, check } of made) {
      const until = notary.approvedUntil ?? '';
      expect(isCommissionOver(until, now)).toBe(false);
      expect([`${year}-12-31`, `${year + 1}-12-31`]).toContain(until);
      const begins = Date.parse(`${Number(until.slice(0, 4)) - 1}-01-01T00:00:00+08:00`);
      const at = notary.approvedAt?.getTime() ?? 0;
      expect(at).toBeGreaterThan(begins);
      expect(at).toBeLessThan(now);
      expect(check?.decidedAt).toEqual(notary.approvedAt);
    }
  },
);

it('has some commissions that end this year, but not in its last weeks', () => {
  const ends = (day: string) =>
    listedAt(Date.parse(`${day}T12:00:00+08:00`)).filter(
      ({ notary }) => notary.approvedUntil === '2026-12-31',
    ).length;
  expect(ends('2026-11-23')).toBeGreaterThan(10);
  expect(ends('2026-12-20')).toBe(0);
});

it('makes the same on the same day', () => {
  const [morning, evening] = [NOW, NOW + 11 * 3_600_000];
  expect(JSON.stringify(notariesAt(evening))).toBe(JSON.stringify(notariesAt(morning)));
});

it('has requests to the demo lawyer that a client could have sent, the open one of a working day', () => {
  const clients = demoCustomers(NOW, { customer: 'hash', admin: 'hash' });
  const requests = demoNotaryRequests(NOW, lawyersAt(NOW), clients);
  const lawyer = requests[0]?.lawyerId;
  const offered = notariesAt(NOW).find(({ notary }) => notary.lawyerId === lawyer);
  expect(offered?.notary.isPublic).toBe(true);
  for (const { service, day, message, phone } of requests) {
    expect(requestInput.safeParse({ service, day, message, phone }).error).toBeUndefined();
    expect(offered?.services.map(({ name }) => name)).toContain(service);
  }
  const open = requests.find(({ status }) => !status);
  const weekday = manilaWeekday(parseDayKey(open?.day ?? '') ?? 0);
  expect([1, 2, 3, 4, 5]).toContain(weekday);
  expect(requests.map(({ status }) => status)).toEqual(['ACCEPTED', undefined, 'DECLINED']);
});
