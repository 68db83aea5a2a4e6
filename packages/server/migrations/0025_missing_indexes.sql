CREATE INDEX "contests_source_id_index" ON "contests" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "custom_tests_problem_id_index" ON "custom_tests" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "tags_group_id_index" ON "tags" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "user_problems_problem_id_index" ON "user_problems" USING btree ("problem_id");