CREATE TABLE "server_process" (
	"process_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"knd_cd" text COLLATE "C" NOT NULL,
	"host_nm" text COLLATE "C" NOT NULL,
	"version_nm" text COLLATE "C" NOT NULL,
	"build_nm" text COLLATE "C",
	"node_nm" text COLLATE "C" NOT NULL,
	"bgng_dt" timestamp (3) with time zone NOT NULL,
	"seen_dt" timestamp (3) with time zone NOT NULL,
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_sample" (
	"sample_ymd" text COLLATE "C" PRIMARY KEY NOT NULL,
	"database_byte_cnt" bigint NOT NULL,
	"file_byte_cnt" bigint NOT NULL,
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
