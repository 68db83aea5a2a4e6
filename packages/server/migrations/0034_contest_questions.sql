ALTER TABLE "comments" ADD COLUMN "problem_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "helper_id" integer;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_contest_questions" ON "comments" USING btree ("contest_id","question","id") WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null and "comments"."question" is not null;--> statement-breakpoint
CREATE INDEX "comments_problem_id_index" ON "comments" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "comments_helper_id_index" ON "comments" USING btree ("helper_id");