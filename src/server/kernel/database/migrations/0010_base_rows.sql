ALTER TABLE "language_code" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "language_code" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "language_code" ADD COLUMN "base_val" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "base_val" jsonb;--> statement-breakpoint
ALTER TABLE "media_feed" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_feed" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "media_feed" ADD COLUMN "base_val" jsonb;--> statement-breakpoint
ALTER TABLE "nation_code" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "nation_code" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "nation_code" ADD COLUMN "base_val" jsonb;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "base_val" jsonb;--> statement-breakpoint
ALTER TABLE "shared_site" ADD COLUMN "base_cd" text COLLATE "C" DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_site" ADD COLUMN "base_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "shared_site" ADD COLUMN "base_val" jsonb;--> statement-breakpoint
UPDATE "search_synonym" SET "base_key" = "base_nm" WHERE "base_nm" IS NOT NULL;
