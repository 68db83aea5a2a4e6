ALTER TABLE "contest_balloons" ADD COLUMN "saw_first" boolean;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD COLUMN "changed_by_id" integer;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_balloons_changed_by_id_index" ON "contest_balloons" USING btree ("changed_by_id");