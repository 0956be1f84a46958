-- expand
ALTER TABLE "meeting_moves" ADD COLUMN "unconnected" boolean DEFAULT false NOT NULL;