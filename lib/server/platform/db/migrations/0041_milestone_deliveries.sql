-- expand
ALTER TABLE "work_item_deliveries" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "work_item_deliveries" ADD CONSTRAINT "work_item_deliveries_milestone_id_work_item_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."work_item_milestones"("id") ON DELETE no action ON UPDATE no action NOT VALID;
