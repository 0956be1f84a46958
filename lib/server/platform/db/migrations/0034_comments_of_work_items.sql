ALTER TABLE "comments" ALTER COLUMN "meeting_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "work_item_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_work_item" ON "comments" USING btree ("work_item_id","seq");--> statement-breakpoint
CREATE INDEX "comments_work_item_unread" ON "comments" USING btree ("work_item_id","author_id") WHERE seen_at is null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_about" CHECK (num_nonnulls("comments"."meeting_id", "comments"."work_item_id") = 1);