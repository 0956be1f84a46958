/**
 * A nationwide Philippine holiday on which offices are closed. Holidays are offered to lawyers and never assumed:
 * many work on them. Special working days and the holidays of cities and provinces are not included.
 */
export interface Holiday {
  /** Manila day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  readonly kind: HolidayKind;
  readonly source: keyof typeof PROCLAMATIONS;
}

type HolidayKind = 'regular' | 'special';

export const HOLIDAY_KINDS: Readonly<Record<HolidayKind, string>> = {
  regular: 'Regular holiday',
  special: 'Special non-working day',
};

/** Manila day on which the list was last compared with the published proclamations. */
export const HOLIDAYS_CHECKED = '2026-11-22';

/** The proclamations that declared the holidays. */
export const PROCLAMATIONS = {
  year2026: {
    name: 'Proclamation No. 1006, s. 2025',
    dated: 'September 3, 2025',
    url: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/7/99678',
  },
  eidlFitr2026: {
    name: 'Proclamation No. 1189, s. 2026',
    dated: 'March 12, 2026',
    url: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/7/101036',
  },
  eidlAdha2026: {
    name: 'Proclamation No. 1264, s. 2026',
    dated: 'May 21, 2026',
    url: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/7/101531',
  },
  year2027: {
    name: 'Proclamation No. 1427, s. 2026',
    dated: 'September 8, 2026',
    url: 'https://lawphil.net/executive/proc/proc2026/proc_1427_2026.html',
  },
} as const;

/** Holidays not listed until they are declared, because their dates follow the Islamic calendar. */
export const UNDECLARED_HOLIDAYS = 'Eid’l Fitr and Eid’l Adha of 2027 have not been declared yet.';

type Row = readonly [date: string, name: string, kind: HolidayKind];

const of = (source: Holiday['source'], ...rows: Row[]): Holiday[] =>
  rows.map(([date, name, kind]) => ({ date, name, kind, source }));

export const HOLIDAYS: readonly Holiday[] = [
  ...of(
    'year2026',
    ['2026-01-01', 'New Year’s Day', 'regular'],
    ['2026-02-17', 'Chinese New Year', 'special'],
    ['2026-04-02', 'Maundy Thursday', 'regular'],
    ['2026-04-03', 'Good Friday', 'regular'],
    ['2026-04-04', 'Black Saturday', 'special'],
    ['2026-04-09', 'Araw ng Kagitingan', 'regular'],
    ['2026-05-01', 'Labor Day', 'regular'],
    ['2026-06-12', 'Independence Day', 'regular'],
    ['2026-08-21', 'Ninoy Aquino Day', 'special'],
    ['2026-08-31', 'National Heroes Day', 'regular'],
    ['2026-11-01', 'All Saints’ Day', 'special'],
    ['2026-11-02', 'All Souls’ Day', 'special'],
    ['2026-11-30', 'Bonifacio Day', 'regular'],
    ['2026-12-08', 'Feast of the Immaculate Conception of Mary', 'special'],
    ['2026-12-24', 'Christmas Eve', 'special'],
    ['2026-12-25', 'Christmas Day', 'regular'],
    ['2026-12-30', 'Rizal Day', 'regular'],
    ['2026-12-31', 'Last Day of the Year', 'special'],
  ),
  ...of('eidlFitr2026', ['2026-03-20', 'Eid’l Fitr', 'regular']),
  ...of('eidlAdha2026', ['2026-05-27', 'Eid’l Adha', 'regular']),
  ...of(
    'year2027',
    ['2027-01-01', 'New Year’s Day', 'regular'],
    ['2027-02-06', 'Chinese New Year', 'special'],
    ['2027-03-25', 'Maundy Thursday', 'regular'],
    ['2027-03-26', 'Good Friday', 'regular'],
    ['2027-03-27', 'Black Saturday', 'special'],
    ['2027-04-09', 'Araw ng Kagitingan', 'regular'],
    ['2027-05-01', 'Labor Day', 'regular'],
    ['2027-06-12', 'Independence Day', 'regular'],
    ['2027-08-21', 'Ninoy Aquino Day', 'special'],
    ['2027-08-30', 'National Heroes Day', 'regular'],
    ['2027-11-01', 'All Saints’ Day', 'special'],
    ['2027-11-02', 'All Souls’ Day', 'special'],
    ['2027-11-30', 'Bonifacio Day', 'regular'],
    ['2027-12-08', 'Feast of the Immaculate Conception of Mary', 'special'],
    ['2027-12-24', 'Christmas Eve', 'special'],
    ['2027-12-25', 'Christmas Day', 'regular'],
    ['2027-12-30', 'Rizal Day', 'regular'],
    ['2027-12-31', 'Last Day of the Year', 'special'],
  ),
].toSorted((a, b) => a.date.localeCompare(b.date));

/** Returns the name of the holiday of a Manila day; null on other days. */
export function holidayName(day: string): string | null {
  return HOLIDAYS.find(({ date }) => date === day)?.name ?? null;
}

/** Returns the holidays from a Manila day on, the next first. */
export function comingHolidays(today: string): readonly Holiday[] {
  return HOLIDAYS.filter(({ date }) => date >= today);
}
