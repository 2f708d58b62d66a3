ALTER TABLE "related_issue" ADD COLUMN "extr_id_list" integer[];--> statement-breakpoint
ALTER TABLE "related_issue" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "related_issue" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "related_issue" ADD COLUMN "base_val" jsonb;