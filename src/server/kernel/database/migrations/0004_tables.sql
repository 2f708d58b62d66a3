ALTER TABLE "outbox_message" ADD COLUMN "scrt_knd" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "scrt_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "hndovr_rqstr_id" text COLLATE "C";