ALTER TABLE "discussion_reports" DROP COLUMN "tag";--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD COLUMN "labels" varchar(16)[] DEFAULT '{}' NOT NULL;
