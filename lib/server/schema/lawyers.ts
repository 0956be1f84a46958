import { gt, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WrittenKind } from '@/lib/domain/lawyers/written-work';
import { users } from './accounts';
import { encryptedText, instant, yearNow } from './columns';

export const lawyers = pgTable(
  'lawyers',
  {
    /**
     * Readable handle such as `maria-santos-7k2f`, fixed at sign-up; replaced by one without a name once the account
     * is deleted.
     */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    displayName: text('display_name').notNull(),
    picture: text('picture'),
    phone: text('phone').notNull(),
    region: text('region').notNull(),
    city: text('city').notNull().default(''),
    officeAddress: text('office_address').notNull().default(''),
    areas: text('areas').array().notNull(),
    legalProblems: integer('legal_problems').array().notNull().default(sql`'{}'::integer[]`),
    specializations: text('specializations').array().notNull().default(sql`'{}'::text[]`),
    languages: text('languages').array().notNull(),
    barYear: integer('bar_year').notNull(),
    rollNumber: text('roll_number').notNull(),
    ibpNumber: text('ibp_number').notNull(),
    about: text('about').notNull().default(''),
    quote: text('quote').notNull().default(''),
    isPublic: boolean('is_public').notNull().default(false),
    /** When the lawyer first showed the profile; also null for profiles shown since before this was recorded. */
    firstShownAt: instant('first_shown_at'),
    ibpVerifiedAt: instant('ibp_verified_at'),
    renewalAskedAt: instant('renewal_asked_at'),
    /** When the certificate of registration (BIR Form 2303) was checked; null while none is. */
    taxRegisteredAt: instant('tax_registered_at'),
    bankId: text('bank_id'),
    bankAccountName: text('bank_account_name'),
    /** AES-256-GCM, never plain. */
    bankAccountNumber: encryptedText('bank_account_number'),
    bankChangedAt: instant('bank_changed_at'),
    price30: integer('price_30'),
    price60: integer('price_60'),
    noticeMinutes: integer('notice_minutes').notNull().default(120),
    /** Minutes kept free before and after each meeting. */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    /** Most meetings per Manila day; null: no limit. */
    dailyMaximum: integer('daily_maximum'),
    freeConsultation: boolean('free_consultation').notNull().default(false),
    rating: doublePrecision('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the public profile last changed; maintained by triggers. */
    profileChangedAt: instant('profile_changed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('lawyers_user_unique').on(t.userId),
    index('lawyers_roll_number').on(t.rollNumber),
    index('lawyers_picture').on(t.picture),
    // Its functions are in the migration saved_lawyers.
    index('lawyers_name_keys').using('gin', sql`name_keys(${t.displayName})`),
    check('lawyers_handle', sql`${t.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'lawyers_prices',
      sql`${t.price30} between 2000 and 5000000 and ${t.price60} between 2000 and 5000000`,
    ),
    check('lawyers_bar_year', sql`${t.barYear} between 1940 and ${yearNow}`),
    check('lawyers_notice', sql`${t.noticeMinutes} between 0 and 20160`),
    check('lawyers_buffer', sql`${t.bufferMinutes} between 0 and 60`),
    check('lawyers_daily_maximum', sql`${t.dailyMaximum} between 1 and 20`),
    check('lawyers_about', sql`${t.about} = '' or length(${t.about}) between 250 and 500`),
    check('lawyers_rating', sql`${t.rating} between 0 and 5 and ${t.reviewCount} >= 0`),
  ],
);

const lawyerId = () =>
  text('lawyer_id')
    .notNull()
    .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' });

export const education = pgTable(
  'education',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    school: text('school').notNull(),
    degree: text('degree').notNull(),
    startYear: integer('start_year').notNull(),
    endYear: integer('end_year').notNull(),
    honours: text('honours'),
  },
  (t) => [
    index('education_lawyer').on(t.lawyerId),
    check('education_years', sql`${t.endYear} > ${t.startYear} and ${t.endYear} <= ${yearNow}`),
  ],
);

export const workExperience = pgTable(
  'work_experience',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    position: text('position').notNull(),
    organisation: text('organisation').notNull(),
    startYear: integer('start_year').notNull(),
    endYear: integer('end_year'),
    description: text('description'),
  },
  (t) => [
    index('work_experience_lawyer').on(t.lawyerId),
    check(
      'work_experience_years',
      sql`${t.startYear} <= ${yearNow} and (${t.endYear} is null or (${t.endYear} >= ${t.startYear} and ${t.endYear} <= ${yearNow}))`,
    ),
  ],
);

export const awards = pgTable(
  'awards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    title: text('title').notNull(),
    year: integer('year').notNull(),
    description: text('description').notNull(),
    priority: integer('priority').notNull(),
  },
  (t) => [
    index('awards_lawyer').on(t.lawyerId),
    check('awards_text', sql`length(${t.description}) <= 250`),
    check('awards_year', sql`${t.year} <= ${yearNow}`),
  ],
);

/** Written work that a lawyer offers at a fixed price. */
export const writtenOffers = pgTable(
  'written_offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    kind: text('kind').$type<WrittenKind>().notNull(),
    name: text('name').notNull(),
    scope: text('scope').notNull(),
    needed: text('needed').notNull(),
    price: integer('price').notNull(),
    days: integer('days').notNull(),
    revisions: integer('revisions').notNull(),
    /** Whether the profile shows it. */
    offered: boolean('offered').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('written_offers_lawyer').on(t.lawyerId, t.createdAt),
    check(
      'written_offers_kind',
      sql`${t.kind} in ('REVIEW', 'DEMAND_LETTER', 'AFFIDAVIT', 'CONTRACT', 'POWER_OF_ATTORNEY', 'OTHER')`,
    ),
    check(
      'written_offers_texts',
      sql`length(${t.name}) between 1 and 80 and length(${t.scope}) between 1 and 1000 and length(${t.needed}) between 1 and 500`,
    ),
    check(
      'written_offers_numbers',
      sql`${t.price} between 50000 and 100000000 and ${t.days} between 1 and 60 and ${t.revisions} between 0 and 5`,
    ),
  ],
);

/**
 * Weekly hours, minutes after Manila midnight. A day that is switched off keeps its hours, which then have no effect.
 */
export const availabilityHours = pgTable(
  'availability_hours',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    day: integer('day').notNull(),
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
    available: boolean('available').notNull().default(true),
  },
  (t) => [
    index('availability_hours_lawyer').on(t.lawyerId),
    check('availability_hours_day', sql`${t.day} between 0 and 6`),
    check(
      'availability_hours_range',
      sql`${t.startMinute} >= 0 and ${t.endMinute} > ${t.startMinute} and ${t.endMinute} <= 1440`,
    ),
  ],
);

export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    date: date('date', { mode: 'string' }).notNull(),
    available: boolean('available').notNull(),
    startMinute: integer('start_minute'),
    endMinute: integer('end_minute'),
  },
  (t) => [
    index('availability_exceptions_lawyer').on(t.lawyerId, t.date),
    check(
      'availability_exceptions_range',
      sql`(${t.startMinute} is null) = (${t.endMinute} is null) and (${t.available} is false or ${t.startMinute} is not null) and (${t.startMinute} is null or (${t.startMinute} >= 0 and ${t.endMinute} > ${t.startMinute} and ${t.endMinute} <= 1440))`,
    ),
  ],
);

export const blockers = pgTable(
  'blockers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    title: text('title').notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Shared by all blockers of one repetition. */
    seriesId: uuid('series_id'),
  },
  (t) => [
    index('blockers_lawyer').on(t.lawyerId, t.endsAt),
    index('blockers_series').on(t.seriesId, t.startsAt),
    check('blockers_range', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Time off that was just deleted, for undo; a job purges it. */
export const removedBlockers = pgTable(
  'removed_blockers',
  {
    id: uuid('id').primaryKey(),
    lawyerId: lawyerId(),
    namedId: uuid('named_id').notNull(),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    seriesId: uuid('series_id'),
    removedAt: instant('removed_at').notNull(),
  },
  (t) => [
    index('removed_blockers_named').on(t.lawyerId, t.namedId),
    index('removed_blockers_removed').on(t.removedAt),
  ],
);

/**
 * One row per visible lawyer and area, and one with area `*` for searches without an area. Written with the profile,
 * read only by search. Each sort has its own btree; the columns after the id are there so that neither a deep page
 * nor a count reads rows, those of the usual sort for any filter (docs/decisions/0039).
 */
export const lawyerSearch = pgTable(
  'lawyer_search',
  {
    lawyerId: lawyerId(),
    area: text('area').notNull(),
    region: text('region').notNull(),
    city: text('city').notNull(),
    languages: text('languages').array().notNull(),
    rating: doublePrecision('rating').notNull(),
    price: integer('price').notNull(),
    price60: integer('price_60').notNull(),
    barYear: integer('bar_year').notNull(),
    freeConsultation: boolean('free_consultation').notNull(),
    /** When the check of the IBP ID ends; the row is not read after that (`listedLawyers`). */
    checkedUntil: instant('checked_until').notNull(),
    reviewCount: integer('review_count').notNull(),
    /** First open times on the days shown: of all, in an evening and at a weekend; null where there is none. */
    firstStart: instant('first_start'),
    firstEvening: instant('first_evening'),
    firstWeekend: instant('first_weekend'),
    /** When these three have to be recomputed (docs/decisions/0036). */
    timesDue: instant('times_due').notNull(),
  },
  (t) => {
    const filtered = [
      t.checkedUntil,
      t.price,
      t.freeConsultation,
      t.firstStart,
      t.firstEvening,
      t.firstWeekend,
      t.city,
      t.languages,
    ];
    return [
      primaryKey({ columns: [t.lawyerId, t.area] }),
      index('lawyer_search_languages').using('gin', t.languages),
      index('lawyer_search_rating').on(
        t.area,
        t.rating,
        t.reviewCount,
        t.lawyerId,
        t.region,
        ...filtered,
      ),
      index('lawyer_search_region_rating').on(
        t.area,
        t.region,
        t.rating,
        t.reviewCount,
        t.lawyerId,
        ...filtered,
      ),
      // Cities are found in whatever form somebody wrote them.
      index('lawyer_search_city').on(
        t.area,
        t.region,
        sql`lower(${t.city})`,
        t.rating,
        t.reviewCount,
        t.lawyerId,
        t.city,
        t.checkedUntil,
        t.languages,
      ),
      index('lawyer_search_price').on(t.area, t.price, t.lawyerId, t.region, t.checkedUntil),
      index('lawyer_search_region_price').on(t.area, t.region, t.price, t.lawyerId, t.checkedUntil),
      index('lawyer_search_bar_year').on(t.area, t.barYear, t.lawyerId, t.region, t.checkedUntil),
      index('lawyer_search_region_bar_year').on(
        t.area,
        t.region,
        t.barYear,
        t.lawyerId,
        t.checkedUntil,
      ),
      index('lawyer_search_soonest').on(t.area, t.firstStart, t.lawyerId, t.region, t.checkedUntil),
      index('lawyer_search_region_soonest').on(
        t.area,
        t.region,
        t.firstStart,
        t.lawyerId,
        t.checkedUntil,
      ),
      index('lawyer_search_region_price_60').on(t.area, t.region, t.price60, t.checkedUntil),
      // Few give one: counting them elsewhere passes over all the others.
      index('lawyer_search_free')
        .on(t.area, t.region, t.checkedUntil)
        .where(sql`${t.freeConsultation}`),
      index('lawyer_search_checked').on(t.area, t.checkedUntil),
      index('lawyer_search_times_due').on(t.timesDue).where(sql`area = '*'`),
    ];
  },
);

/**
 * Number of rows of `lawyer_search` for an area and region, and for each language; language '' means all of them. A
 * trigger appends what a statement inserted and deleted, without waiting for locks: the count is the sum of the rows
 * (docs/decisions/0039).
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    area: text('area').notNull(),
    region: text('region').notNull(),
    language: text('language').notNull(),
    lawyers: integer('lawyers').notNull(),
  },
  (t) => [index('search_counts_area').on(t.area, t.region, t.language)],
);

/** Lawyers drawn for each region and Manila day, in display order; stored by a job. */
export const featuredDraws = pgTable(
  'featured_draws',
  {
    day: date('day', { mode: 'string' }).notNull(),
    lawyerId: lawyerId(),
    place: integer('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.lawyerId] }),
    index('featured_draws_lawyer').on(t.lawyerId),
  ],
);

/** The rows of `lawyer_search` that clients may see: those of checks that have not ended. All reads use it. */
export const listedLawyers = pgView('listed_lawyers').as((query) =>
  query.select().from(lawyerSearch).where(gt(lawyerSearch.checkedUntil, sql`now()`)),
);

/**
 * Lawyers whose meetings changed, one row for each change, until their open times are recomputed. Written by a
 * trigger (migration baseline) without waiting for locks.
 */
export const changedTimes = pgTable('changed_times', { lawyerId: lawyerId() }, (t) => [
  index('changed_times_lawyer').on(t.lawyerId),
]);

export const savedLawyers = pgTable(
  'saved_lawyers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lawyerId: lawyerId(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lawyerId] }),
    index('saved_lawyers_lawyer').on(t.lawyerId),
  ],
);

/** Figures from a lawyer's meetings, computed once a day; a lawyer without a row has held none. */
export const lawyerFigures = pgTable(
  'lawyer_figures',
  {
    lawyerId: lawyerId().primaryKey(),
    /** Meetings that took place, counting each client's first one only. */
    firstMeetings: integer('first_meetings').notNull(),
    /** Minutes until the lawyer's first answer to a message, the median; null with too few answers. */
    answerMinutes: integer('answer_minutes'),
  },
  (t) => [check('lawyer_figures_counts', sql`${t.firstMeetings} >= 0 and ${t.answerMinutes} >= 0`)],
);

/** Openings of a lawyer's profile on a Manila day; nothing identifies the visitors. */
export const profileViews = pgTable(
  'profile_views',
  {
    lawyerId: lawyerId(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lawyerId, t.day] }),
    index('profile_views_day').on(t.day),
    check('profile_views_positive', sql`${t.views} > 0`),
  ],
);
