ALTER TABLE "cluster_deed" RENAME TO "cluster_action";--> statement-breakpoint
ALTER TABLE "cluster_action" RENAME CONSTRAINT "cluster_deed_pkey" TO "cluster_action_pkey";--> statement-breakpoint
ALTER TABLE "cluster_action" RENAME COLUMN "deed_id" TO "action_id";--> statement-breakpoint
ALTER TABLE "cluster_action" RENAME COLUMN "deed_knd" TO "action_knd";--> statement-breakpoint
ALTER TABLE "cluster_decision" RENAME COLUMN "deed_id" TO "action_id";--> statement-breakpoint
ALTER TABLE "cluster_decision" RENAME COLUMN "end_deed_id" TO "end_action_id";--> statement-breakpoint
ALTER TABLE "ai_call" RENAME COLUMN "deed_cd" TO "action_cd";--> statement-breakpoint
ALTER TABLE "ai_usage" RENAME COLUMN "deed_cd" TO "action_cd";--> statement-breakpoint
ALTER INDEX "ai_usage_use_ymd_model_nm_deed_cd_key" RENAME TO "ai_usage_use_ymd_model_nm_action_cd_key";--> statement-breakpoint
ALTER INDEX "cluster_decision_deed_id_idx" RENAME TO "cluster_decision_action_id_idx";--> statement-breakpoint
ALTER INDEX "cluster_deed_cluster_id_idx" RENAME TO "cluster_action_cluster_id_idx";
