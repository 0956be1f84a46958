-- contract: since 0000_baseline
-- Six situations more. What the check still refuses, no version has ever written.
ALTER TABLE "help_questions" DROP CONSTRAINT "help_questions_situation";--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_situation" CHECK ("help_questions"."situation" in ('not_paid', 'cannot_join', 'wrong_time', 'no_answer', 'money_back', 'payout_late', 'ids_unchecked', 'client_absent', 'late_conflict', 'refund_disputed', 'calendar_wrong', 'cannot_sign_in', 'other')) NOT VALID;
