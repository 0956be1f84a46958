-- :lawyers visible lawyers and ten meetings for each, four of them in the next two weeks. Run in one transaction.
-- Every third has one of ten given names, so that some names are frequent, as in life.
-- Kept open times are right enough to be searched and not due, so that no job works them out during a measurement.
select setseed(0.21);

insert into users (id, type, first_name, last_name, email, phone, email_verified_at)
  select md5('lawyer' || n)::uuid, 'LAWYER', 'Maria', 'Santos', 'lawyer-' || n || '@example.com', '+639181234567', now()
  from generate_series(1, :lawyers) n;
insert into users (id, type, first_name, last_name, email, phone, email_verified_at)
  select md5('client' || n)::uuid, 'CUSTOMER', 'Juan', 'Reyes', 'client-' || n || '@example.com', '+639171234567', now()
  from generate_series(0, 999) n;

create temporary table places on commit drop as
  select array['Central Visayas (VII)', 'Davao Region (XI)', 'Cordillera Administrative Region (CAR)', 'Ilocos Region (I)',
    'Cagayan Valley (II)', 'Central Luzon (III)', 'Calabarzon (IV-A)', 'MIMAROPA (Region IV-B)', 'Bicol Region (V)',
    'Western Visayas (VI)', 'Negros Island Region (NIR)', 'Eastern Visayas (VIII)', 'Zamboanga Peninsula (IX)',
    'Northern Mindanao (X)', 'Soccsksargen (XII)', 'Caraga (XIII)', 'Bangsamoro (BARMM)'] as regions,
    array['Makati', 'Quezon City', 'Manila', 'Taguig', 'Pasig', 'Mandaluyong', 'Pasay', 'Caloocan', 'Las Piñas',
      'Marikina'] as cities,
    array['Civil', 'Land Issues', 'Criminal', 'Labor', 'Corporate', 'Taxation', 'Immigration Law',
      'Intellectual Property Law', 'Election Law'] as areas,
    array['Bisaya', 'Cebuano', 'Ilocano', 'Hiligaynon Ilonggo', 'Bicolano', 'Waray', 'Kapampangan', 'Mandarin'] as languages;

-- Forty percent are in Metro Manila, two in five have no review, one in a hundred speaks Korean.
insert into lawyers (id, user_id, display_name, picture, phone, region, city, office_address, areas, legal_problems,
    specializations, languages, bar_year, roll_number, ibp_number, about, quote, is_public, ibp_verified_at, bank_id,
    bank_account_name, bank_account_number, price_30, price_60, free_consultation, rating, review_count)
  select 'maria-santos-' || n, md5('lawyer' || n)::uuid, full_name, repeat('0', 32) || '.webp', '+639181234567',
    case when near then 'Metro Manila (NCR)' else regions[1 + floor(r2 * 17)::int] end,
    case when near then cities[1 + floor(r2 * 10)::int] else 'San Fernando' end, '2F Example Building', array[
      areas[1 + first], areas[1 + (first + 1 + floor(r4 * 4)::int) % 9], areas[1 + (first + 5 + floor(r5 * 4)::int) % 9]],
    '{402}', '{Contracts}', array['English', 'Tagalog']
      || case when r6 < 0.5 then array[languages[1 + floor(r6 * 16)::int]] else '{}' end
      || case when r7 < 0.01 then array['Korean'] else '{}' end,
    1980 + floor(r8 * 44)::int, n::text, n::text,
    repeat('Advises private clients on contracts and debts and appears for them in court. ', 4),
    'Bring every paper you have.', true, now() - (10 + r9 * 300) * interval '1 day', 'BOPIPHMMXXX', 'Maria Santos', 'x',
    50000 + 5000 * floor(r10 * 90)::int, 90000 + 5000 * floor(r10 * 170)::int, r11 < 0.1,
    case when reviewed then round((3 + r12 * 2)::numeric, 1) else 0 end,
    case when reviewed then 1 + floor(r13 * 40)::int else 0 end
  from places, (
    select n, random() < 0.4 as near, random() < 0.6 as reviewed, floor(random() * 9)::int as first, random() as r2,
      random() as r4, random() as r5, random() as r6, random() as r7, random() as r8, random() as r9, random() as r10,
      random() as r11, random() as r12, random() as r13,
      case when n % 3 = 0 then (array['Maria', 'Jose', 'Ana', 'Mark', 'Grace', 'John', 'Liza', 'Carlo', 'Rosa', 'Paolo'])[1 + n / 3 % 10]
        else initcap(translate(left(md5('given' || n % 900), 6), '0123456789', 'aeioumnrlt')) end || ' ' ||
        initcap(translate(left(md5('family' || n % 1700), 7), '0123456789', 'aeioumnrlt')) as full_name
    from generate_series(1, :lawyers) n) l;
update lawyers set display_name = 'Maria Santos' where id = 'maria-santos-7';

insert into education (lawyer_id, school, degree, start_year, end_year)
  select id, 'University of the Philippines', 'Juris Doctor', 1970, 1974 from lawyers;
insert into work_experience (lawyer_id, position, organisation, start_year)
  select id, 'Associate', 'Santos Law Office', 1975 from lawyers;
insert into availability_hours (lawyer_id, day, start_minute, end_minute)
  select id, d, 540, 1020 from lawyers, generate_series(1, 5) d;

-- Past midnight in Manila: open times are whole half hours of it.
create temporary table today on commit drop as
  select date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila' as day;

insert into lawyer_search (lawyer_id, area, region, city, languages, rating, review_count, price, price_60, bar_year,
    free_consultation, checked_until, first_start, first_evening, first_weekend, times_due)
  select id, area, region, city, languages, rating, review_count, price_30, price_60, bar_year, free_consultation,
    ibp_verified_at + interval '1 year', first_start, first_evening, first_weekend, now() + interval '1 year'
  from (
    select l.*, day + (1 + floor(power(random(), 3) * 13)::int) * interval '1 day'
        + (18 + floor(random() * 14)::int) * interval '30 minutes' as first_start,
      case when random() < 0.3 then day + (1 + floor(random() * 13)::int) * interval '1 day' + interval '18 hours' end
        as first_evening,
      case when random() < 0.2 then day + (1 + floor(random() * 13)::int) * interval '1 day' + interval '9 hours' end
        as first_weekend
    from lawyers l, today) s, unnest('{*}' || areas) area;

-- No job has to complete or release those that are over.
set local session_replication_role = replica;
insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
    consent_at, price, platform_fee, confirmed_at, released_at)
  select id, md5('client' || n % 1000)::uuid, at, at + interval '30 minutes', at,
    case when k < 4 then 'CONFIRMED' else 'COMPLETED' end, 'VIDEO', 'A contract', 'What does it say?', now(), 100000, 0,
    now(), case when k >= 4 then now() end
  from (
    select id, n, k, day + (case when k < 4 then 1 + (n * 7 + k * 3) % 13 else -7 * k end) * interval '1 day'
      + (18 + (n + k * 2) % 14) * interval '30 minutes' as at
    from (select id, roll_number::int as n from lawyers) l, generate_series(0, 9) k, today) m;
