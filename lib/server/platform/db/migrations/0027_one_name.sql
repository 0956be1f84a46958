-- contract: since 0000_baseline
-- A last name may be empty. What is still refused, an empty first name, no version has ever written.
ALTER TABLE "users" DROP CONSTRAINT "users_names";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_names" CHECK (length("users"."first_name") > 0) NOT VALID;
