ALTER TABLE "app_user" ADD COLUMN "mngr_lgn_dt" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "mngr_chg_dt" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "app_user" SET "mngr_lgn_dt" = "app_user"."last_lgn_dt" FROM "user_group" WHERE "user_group"."group_id" = "app_user"."group_id" AND "user_group"."level_cd" = 'ADMIN' AND "user_group"."use_yn" = 'Y' AND "user_group"."del_yn" = 'N';
