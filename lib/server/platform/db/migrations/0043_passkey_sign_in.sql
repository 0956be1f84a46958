-- contract: since 0014_second_factor
-- The check takes more than before; what it refuses, no version has ever written.
ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_purpose";--> statement-breakpoint
ALTER TABLE "passkey_challenges" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose" CHECK (case when "passkey_challenges"."user_id" is null then "passkey_challenges"."purpose" = 'sign_in' else "passkey_challenges"."purpose" in ('add', 'give') end) NOT VALID;
