ALTER TABLE "availability_exceptions" DROP CONSTRAINT "availability_exceptions_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "availability_hours" DROP CONSTRAINT "availability_hours_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "awards" DROP CONSTRAINT "awards_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "blockers" DROP CONSTRAINT "blockers_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "education" DROP CONSTRAINT "education_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "lawyer_search" DROP CONSTRAINT "lawyer_search_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "work_experience" DROP CONSTRAINT "work_experience_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "verifications" DROP CONSTRAINT "verifications_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "recipient" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "availability_hours" ADD CONSTRAINT "availability_hours_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "blockers" ADD CONSTRAINT "blockers_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD CONSTRAINT "lawyer_search_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_user_id");--> statement-breakpoint
-- What earlier versions kept: addresses of mails that were sent, and of deleted accounts names in notifications, handles
-- and answers. Copies of their data are at most seven days old and go with the daily purge.
UPDATE "mails" SET "recipient" = NULL WHERE "sent_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "notifications" n SET "about_user_id" = CASE WHEN n.user_id = m.client_id THEN l.user_id ELSE m.client_id END
  FROM "meetings" m JOIN "lawyers" l ON l.id = m.lawyer_id
  WHERE n.dedupe_key = 'meeting-confirmed:' || m.id::text;
--> statement-breakpoint
DELETE FROM "notifications" WHERE "about_user_id" IN (SELECT id FROM "users" WHERE deleted_at IS NOT NULL);
--> statement-breakpoint
UPDATE "lawyers" SET "id" = 'deleted-' || gen_random_uuid()
  WHERE "user_id" IN (SELECT id FROM "users" WHERE deleted_at IS NOT NULL);
--> statement-breakpoint
DELETE FROM "idempotency_keys" WHERE "user_id" IN (SELECT id FROM "users" WHERE deleted_at IS NOT NULL);
