CREATE TABLE "account_guess" (
	"guess_key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"asker_key" text COLLATE "C",
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_guess_asker_key_idx" ON "account_guess" USING btree ("asker_key");