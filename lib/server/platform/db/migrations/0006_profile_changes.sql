ALTER TABLE "lawyers" ADD COLUMN "profile_changed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
-- When a public profile last changed, whoever changed it: what only its lawyer sees (bank, phone, notice) does not count.
CREATE FUNCTION note_profile_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.profile_changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lawyers_profile_change BEFORE UPDATE ON "lawyers" FOR EACH ROW
  WHEN ((OLD.display_name, OLD.picture, OLD.region, OLD.city, OLD.areas, OLD.specializations, OLD.languages,
      OLD.bar_year, OLD.roll_number, OLD.about, OLD.quote, OLD.is_public, OLD.ibp_verified_at, OLD.price_30,
      OLD.price_60, OLD.free_consultation, OLD.rating, OLD.review_count)
    IS DISTINCT FROM (NEW.display_name, NEW.picture, NEW.region, NEW.city, NEW.areas, NEW.specializations, NEW.languages,
      NEW.bar_year, NEW.roll_number, NEW.about, NEW.quote, NEW.is_public, NEW.ibp_verified_at, NEW.price_30,
      NEW.price_60, NEW.free_consultation, NEW.rating, NEW.review_count))
  EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE FUNCTION note_profile_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lawyers SET profile_changed_at = now()
    WHERE id = coalesce(NEW.lawyer_id, OLD.lawyer_id) AND profile_changed_at < now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER education_profile_change AFTER INSERT OR UPDATE OR DELETE ON "education"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint
CREATE TRIGGER work_experience_profile_change AFTER INSERT OR UPDATE OR DELETE ON "work_experience"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint
CREATE TRIGGER awards_profile_change AFTER INSERT OR UPDATE OR DELETE ON "awards"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint
CREATE TRIGGER reviews_profile_change AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
