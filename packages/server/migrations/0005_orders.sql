DROP INDEX "announcements_status_id_index";--> statement-breakpoint
DROP INDEX "problems_public_recent";--> statement-breakpoint
DROP INDEX "submissions_user_id_id_index";--> statement-breakpoint
DROP INDEX "submissions_problem_id_id_index";--> statement-breakpoint
DROP INDEX "submissions_status_id_index";--> statement-breakpoint
DROP INDEX "submissions_user_id_problem_id_id_index";--> statement-breakpoint
DROP INDEX "trials_user_id_id_index";--> statement-breakpoint
CREATE INDEX "announcements_status_id_index" ON "announcements" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "problems_public_recent" ON "problems" USING btree ("modified_at" DESC NULLS FIRST) WHERE "problems"."auth" = 1 and "problems"."group_id" is null;--> statement-breakpoint
CREATE INDEX "submissions_user_id_id_index" ON "submissions" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_problem_id_id_index" ON "submissions" USING btree ("problem_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_status_id_index" ON "submissions" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_user_id_problem_id_id_index" ON "submissions" USING btree ("user_id","problem_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trials_user_id_id_index" ON "trials" USING btree ("user_id","id" DESC NULLS FIRST);