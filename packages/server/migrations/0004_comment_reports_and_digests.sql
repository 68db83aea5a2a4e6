ALTER TABLE "discussion_reports" ALTER COLUMN "discussion_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD COLUMN "comment_id" integer;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "locale" varchar(5) DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "digested_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_prefix" ON "users" USING btree ("username_key" text_pattern_ops) WHERE "users"."status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_reports_comment" ON "discussion_reports" USING btree ("comment_id","reporter_id");--> statement-breakpoint
CREATE INDEX "discussions_admin" ON "discussions" USING btree ("is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_switches_digest" ON "message_switches" USING btree ("digested_at" NULLS FIRST) WHERE "message_switches"."digest";--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_about" CHECK (num_nonnulls("discussion_reports"."discussion_id", "discussion_reports"."comment_id") = 1);