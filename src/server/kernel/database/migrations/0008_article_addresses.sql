CREATE TABLE "article_address" (
	"address_key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"article_id" bigint,
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_address_article_id_idx" ON "article_address" USING btree ("article_id");