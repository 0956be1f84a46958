-- Rows of version 0015: a payment in every state that the product could leave one in. Frozen: it is filled into tables
-- as they were. Ids tell the case: meetings 1…, payments 2…, entries of payments 3…, of refunds 4….
INSERT INTO users (id, type, first_name, last_name, email, email_verified_at) VALUES
  ('00000000-0000-4000-8000-000000000001', 'CUSTOMER', 'Ana', 'Reyes', 'ana@example.com', now()),
  ('00000000-0000-4000-8000-000000000002', 'LAWYER', 'Ben', 'Cruz', 'ben@example.com', now());
INSERT INTO lawyers (id, user_id, display_name, phone, region, areas, languages, bar_year, roll_number, ibp_number) VALUES
  ('ben-cruz-0000', '00000000-0000-4000-8000-000000000002', 'Ben Cruz', '+639171234567', 'Metro Manila (NCR)', '{Civil}',
    '{English}', 2010, '50000', '1234');

CREATE TABLE fixture (
  n int, name text, meeting text, payment text, price int, fee int, received int, refunded int,
  -- Of the gateway: null where no session was opened.
  session text, session_amount int, session_refunded int
);
INSERT INTO fixture VALUES
  (1, 'held', 'PAYMENT_PENDING', 'PENDING', 150000, 4900, NULL, 0, 'active', 154900, 0),
  (2, 'held, no checkout yet', 'PAYMENT_PENDING', 'PENDING', 100000, 0, NULL, 0, NULL, NULL, NULL),
  (3, 'held, paid unheard', 'PAYMENT_PENDING', 'PENDING', 150000, 4900, NULL, 0, 'paid', 154900, 0),
  (4, 'paid', 'CONFIRMED', 'PAID', 250000, 4900, 254900, 0, 'paid', 254900, 0),
  (5, 'over', 'COMPLETED', 'PAID', 99999, 0, 99999, 0, 'paid', 99999, 0),
  (6, 'expired', 'EXPIRED', 'EXPIRED', 100000, 0, NULL, 0, 'expired', 100000, 0),
  (7, 'given up', 'CANCELLED', 'EXPIRED', 100000, 4900, NULL, 0, 'expired', 104900, 0),
  (8, 'refunded late', 'EXPIRED', 'REFUNDED', 150000, 4900, 154900, 154900, 'paid', 154900, 154900),
  (9, 'refund under way', 'EXPIRED', 'REFUND_PENDING', 120001, 4900, 124901, 0, 'paid', 124901, 0),
  (10, 'refund made, not heard', 'EXPIRED', 'REFUND_PENDING', 80000, 0, 80000, 0, 'paid', 80000, 80000),
  (11, 'refund refused', 'EXPIRED', 'REFUND_PENDING', 70000, 0, 70000, 0, 'paid', 1, 0),
  (12, 'paid twice', 'EXPIRED', 'REFUNDED', 100000, 4900, 209800, 209800, 'paid', 209800, 209800),
  (13, 'too little arrived', 'EXPIRED', 'REFUND_PENDING', 100000, 4900, 1, 0, 'paid', 1, 0),
  (14, 'nothing arrived', 'EXPIRED', 'REFUNDED', 100000, 0, 0, 0, 'paid', 0, 0),
  (15, 'paid, amount not noted', 'CONFIRMED', 'PAID', 30000, 0, NULL, 0, 'paid', 30000, 0);

INSERT INTO meetings (id, lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
  consent_at, price, platform_fee, hold_expires_at, created_at, confirmed_at)
SELECT ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'ben-cruz-0000',
  '00000000-0000-4000-8000-000000000001', t, t + interval '30 minutes', t, meeting, 'VIDEO', name, 'Frozen', now(),
  price, fee, now() + interval '20 minutes', now() - interval '5 minutes',
  CASE WHEN meeting IN ('CONFIRMED', 'COMPLETED') THEN now() END
FROM fixture, LATERAL (SELECT date_trunc('hour', now()) + n * interval '1 day' AS t) s;
INSERT INTO meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
  consent_at, free, price, platform_fee, confirmed_at)
SELECT 'ben-cruz-0000', '00000000-0000-4000-8000-000000000001', t, t + interval '30 minutes', t, 'CONFIRMED', 'VIDEO',
  'free', 'Frozen', now(), true, 0, 0, now()
FROM (SELECT date_trunc('hour', now()) + interval '40 days' AS t) s;

INSERT INTO payments (id, ref, meeting_id, gateway, method, status, total, price, platform_fee, received, refunded,
  session_id, checkout_url, gateway_payment_id, paid_at, created_at)
SELECT ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'ref-' || n,
  ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'local', 'gcash', payment, price + fee, price, fee,
  received, refunded, CASE WHEN session IS NOT NULL THEN 'cs-' || n END,
  CASE WHEN session IS NOT NULL THEN 'https://gateway.example/' || n END,
  CASE WHEN payment NOT IN ('PENDING', 'EXPIRED') THEN 'pay-' || n END,
  CASE WHEN payment NOT IN ('PENDING', 'EXPIRED') THEN now() - interval '4 minutes' END, now() - interval '5 minutes'
FROM fixture;
INSERT INTO test_gateway_sessions (id, reference, description, amount, method, success_url, cancel_url, status,
  payment_id, refunded)
SELECT 'cs-' || n, 'ref-' || n, name, session_amount, 'gcash', '/', '/', session,
  CASE WHEN session = 'paid' THEN 'pay-' || n END, session_refunded
FROM fixture WHERE session IS NOT NULL;

-- As the ledger wrote them: an amount that was not agreed is client funds alone.
INSERT INTO ledger_postings (entry_id, kind, account, amount, payment_id, created_at)
SELECT (CASE kind WHEN 'payment' THEN '3' ELSE '4' END || '0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
  kind, account, CASE kind WHEN 'payment' THEN amount ELSE -amount END,
  ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - interval '3 minutes'
FROM (
  SELECT n, refunded, coalesce(received, price + fee) AS whole, CASE WHEN coalesce(received, price + fee) = price + fee
    THEN fee ELSE 0 END AS line
  FROM fixture WHERE payment NOT IN ('PENDING', 'EXPIRED')) parts,
  LATERAL (VALUES ('gateway', whole), ('client_funds', line - whole), ('platform_fees', -line)) a(account, amount),
  LATERAL (VALUES ('payment'), ('refund')) k(kind)
WHERE amount <> 0 AND (kind = 'payment' OR refunded > 0)
ORDER BY n, kind, account;
DROP TABLE fixture;
