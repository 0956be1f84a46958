ALTER TABLE "awards" DROP CONSTRAINT "awards_year";--> statement-breakpoint
ALTER TABLE "education" DROP CONSTRAINT "education_years";--> statement-breakpoint
ALTER TABLE "lawyers" DROP CONSTRAINT "lawyers_bar_year";--> statement-breakpoint
ALTER TABLE "work_experience" DROP CONSTRAINT "work_experience_years";--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "lawyer_search_languages" ON "lawyer_search" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "lawyers_roll_number" ON "lawyers" USING btree ("roll_number");--> statement-breakpoint
CREATE INDEX "lawyers_picture" ON "lawyers" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "meeting_files_owner" ON "meeting_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reviews_client" ON "reviews" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_year" CHECK ("awards"."year" <= extract(year from now() at time zone 'Asia/Manila'));--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_years" CHECK ("education"."end_year" > "education"."start_year" and "education"."end_year" <= extract(year from now() at time zone 'Asia/Manila'));--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_bar_year" CHECK ("lawyers"."bar_year" between 1940 and extract(year from now() at time zone 'Asia/Manila'));--> statement-breakpoint
ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_years" CHECK ("work_experience"."start_year" <= extract(year from now() at time zone 'Asia/Manila') and ("work_experience"."end_year" is null or ("work_experience"."end_year" >= "work_experience"."start_year" and "work_experience"."end_year" <= extract(year from now() at time zone 'Asia/Manila'))));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_kind" CHECK ("meetings"."kind" in ('CONSULTATION', 'ENGAGEMENT'));