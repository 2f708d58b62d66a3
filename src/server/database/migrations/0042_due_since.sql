ALTER TABLE "ai_reading" ADD COLUMN "rdr_nm" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "media_feed" ADD COLUMN "due_dt" timestamp (3) with time zone;