ALTER TABLE "article_cluster" ALTER COLUMN "story_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cluster_decision" ALTER COLUMN "other_article_id" SET DATA TYPE bigint;