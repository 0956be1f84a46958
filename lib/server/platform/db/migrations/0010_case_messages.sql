-- expand
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"handed_by" text NOT NULL,
	"author" text NOT NULL,
	"body" text,
	"written_at" timestamp with time zone NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_messages_once" UNIQUE("case_id","handed_by","message_id"),
	CONSTRAINT "case_messages_sides" CHECK ("case_messages"."handed_by" in ('client', 'lawyer') and "case_messages"."author" in ('client', 'lawyer'))
);
--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;