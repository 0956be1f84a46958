ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_terms" CHECK (("users"."terms_accepted_at" is null) = ("users"."terms_version" is null));
--> statement-breakpoint
-- Names that were taken before names had a rule, as lib/domain/person-name.ts would write them.
CREATE FUNCTION pg_temp.person_name(given text, otherwise text, longest int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE name text := given;
BEGIN
  name := regexp_replace(name, '[\u0001-\u001f!-&(-,/-@\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7]', ' ', 'g');
  name := regexp_replace(name, '[\u2000-\u200f\u2012-\u2017\u201a-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\ufeff\ufffd]', ' ', 'g');
  name := regexp_replace(name, '[\U0001f000-\U0001faff]', ' ', 'g');
  name := regexp_replace(name, '(?:www)+\.', ' ', 'gi');
  name := regexp_replace(name, '\.(?=[^ .''’ʼ‘‐‑-]{2})', '. ', 'g');
  name := btrim(left(btrim(regexp_replace(name, ' +', ' ', 'g')), longest));
  RETURN CASE WHEN name ~ '^[ .''’ʼ‘‐‑-]*$' THEN otherwise ELSE name END;
END $$;--> statement-breakpoint
UPDATE "users" SET "first_name" = pg_temp.person_name("first_name", 'New', 60), "last_name" = pg_temp.person_name("last_name", 'Client', 60)
  WHERE "deleted_at" IS NULL
    AND ("first_name", "last_name") IS DISTINCT FROM (pg_temp.person_name("first_name", 'New', 60), pg_temp.person_name("last_name", 'Client', 60));--> statement-breakpoint
UPDATE "lawyers" SET "display_name" = pg_temp.person_name("display_name", 'Lawyer', 121)
  WHERE "display_name" <> pg_temp.person_name("display_name", 'Lawyer', 121);
