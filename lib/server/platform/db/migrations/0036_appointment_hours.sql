-- expand
ALTER TABLE "notary_requests" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_appointment" CHECK (("notary_requests"."starts_at" is null) = ("notary_requests"."ends_at" is null) and ("notary_requests"."starts_at" is null or "notary_requests"."ends_at" > "notary_requests"."starts_at")) NOT VALID;--> statement-breakpoint
-- By hand: an appointment takes time of its notary, and stands in Google Calendar.
CREATE TRIGGER "notary_requests_change_times" AFTER UPDATE OF "status", "starts_at", "ends_at" ON "notary_requests" FOR EACH ROW
  WHEN (NEW.starts_at IS NOT NULL AND (NEW.status <> OLD.status OR NEW.starts_at IS DISTINCT FROM OLD.starts_at))
  EXECUTE FUNCTION "meetings_change_times"();
