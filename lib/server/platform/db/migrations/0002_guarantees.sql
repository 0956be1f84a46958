-- No two held or confirmed meetings of a lawyer overlap, of whatever kind.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_no_overlap"
  EXCLUDE USING gist ("lawyer_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
  WHERE ("status" IN ('PAYMENT_PENDING', 'CONFIRMED'));
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON "ledger_postings"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_no_truncate BEFORE TRUNCATE ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Checked at commit, when the whole entry is there.
CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total bigint;
BEGIN
  SELECT sum(amount) INTO total FROM ledger_postings WHERE entry_id = NEW.entry_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'ledger entry % sums to %', NEW.entry_id, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON "ledger_postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
--> statement-breakpoint
-- Rating and count on the profile and in search follow the reviews, in the same transaction.
CREATE FUNCTION refresh_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject text := coalesce(NEW.lawyer_id, OLD.lawyer_id);
BEGIN
  UPDATE lawyers SET
    rating = coalesce((SELECT round(avg(rating)::numeric, 2)::double precision FROM reviews WHERE lawyer_id = subject), 0),
    review_count = (SELECT count(*) FROM reviews WHERE lawyer_id = subject)
  WHERE id = subject;
  UPDATE lawyer_search s SET rating = l.rating FROM lawyers l WHERE l.id = subject AND s.lawyer_id = l.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_rating AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION refresh_rating();
