ALTER TABLE "users" ADD COLUMN "privacy_version" text;--> statement-breakpoint
-- Whoever accepted the terms so far accepted the privacy policy of the same day.
update "users" set "privacy_version" = "terms_version";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_privacy" CHECK ("users"."privacy_version" is null or "users"."terms_accepted_at" is not null);