CREATE TABLE "stored_text" (
	"file_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"cn" text COLLATE "C" NOT NULL,
	"tokens" integer[] NOT NULL,
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "txt_stts_cd" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "txt_rsn_cd" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "txt_try_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "txt_bgng_dt" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "stored_file_owner_entity_txt_stts_cd_idx" ON "stored_file" USING btree ("owner_entity","txt_stts_cd");--> statement-breakpoint
ALTER TABLE "article" DROP COLUMN "atch_file_cn";