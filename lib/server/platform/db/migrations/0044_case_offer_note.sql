-- expand
ALTER TABLE "case_offers" ADD COLUMN "note" text;