ALTER TABLE "feature_extraction_dict" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "feature_extraction_dict" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "feature_extraction_dict" ADD COLUMN "base_val" jsonb;