ALTER TABLE "privacy_log" ADD COLUMN "trgt_cnt" integer;--> statement-breakpoint
ALTER TABLE "privacy_log" ADD COLUMN "file_hash" text COLLATE "C";