CREATE TABLE "login_attempt" (
	"attempt_key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"fail_cnt" integer DEFAULT 0 NOT NULL,
	"wait_dt" timestamp (3) with time zone,
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "lgn_fail_cnt";--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "lgn_wait_dt";--> statement-breakpoint
ALTER TABLE "user_session" DROP COLUMN "xsrf_hash";