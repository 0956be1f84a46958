-- contract: since 0000_baseline
-- A request may be without a text. What the check of its length still refuses, no version has ever written.
ALTER TABLE "notary_requests" DROP CONSTRAINT "notary_requests_message";--> statement-breakpoint
ALTER TABLE "notary_requests" ADD COLUMN "part_of_day" text;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_part_of_day" CHECK ("notary_requests"."part_of_day" in ('morning', 'afternoon')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_message" CHECK (length("notary_requests"."message") <= 1000) NOT VALID;
