CREATE TABLE "meeting_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"moved_by" text NOT NULL,
	"sequence" integer NOT NULL,
	"from_start" timestamp with time zone NOT NULL,
	"to_start" timestamp with time zone NOT NULL,
	"reason" text,
	"details" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_moves_sequence_unique" UNIQUE("meeting_id","sequence"),
	CONSTRAINT "meeting_moves_by" CHECK ("meeting_moves"."moved_by" in ('CLIENT', 'LAWYER')),
	CONSTRAINT "meeting_moves_texts" CHECK (length("meeting_moves"."reason") <= 120 and length("meeting_moves"."details") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "refund_grace_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "late_move_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_moves" ADD CONSTRAINT "meeting_moves_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('LATE', 'DUPLICATE', 'OTHER_AMOUNT', 'CANCELLED'));