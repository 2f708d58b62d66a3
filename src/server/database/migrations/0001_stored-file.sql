CREATE TABLE "stored_file" (
	"file_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_entity" text COLLATE "C" NOT NULL,
	"owner_key" text COLLATE "C",
	"orgnl_file_nm" text COLLATE "C",
	"expln" text COLLATE "C",
	"menu_id" bigint,
	"file_size" bigint,
	"file_extn" text COLLATE "C",
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_file_owner_entity_owner_key_idx" ON "stored_file" USING btree ("owner_entity","owner_key");