-- expand
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"lawyer_id" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_replies_reply" CHECK (length("review_replies"."reply") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "first_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "review_replies_lawyer" ON "review_replies" USING btree ("lawyer_id");--> statement-breakpoint

CREATE TRIGGER review_replies_profile_change AFTER INSERT OR UPDATE OR DELETE ON "review_replies"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
