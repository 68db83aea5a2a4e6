DROP INDEX "tags_oj_name_index";--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "origin_group_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "apply_public_progress" smallint;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "applied_by_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_origin_group_id_groups_id_fk" FOREIGN KEY ("origin_group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_applied_by_id_users_id_fk" FOREIGN KEY ("applied_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problems_group_order" ON "problems" USING btree ("group_id",length("problem_id"),"problem_id") WHERE "problems"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "problems_group_origin" ON "problems" USING btree ("origin_group_id","id" DESC NULLS FIRST) WHERE "problems"."origin_group_id" is not null;--> statement-breakpoint
CREATE INDEX "problems_applied" ON "problems" USING btree ("apply_public_progress","origin_group_id","id") WHERE "problems"."apply_public_progress" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree (coalesce("group_id", 0),"oj","name");