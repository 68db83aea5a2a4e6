CREATE TABLE "rejudge_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rejudge_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"undo_of" integer,
	"data_digest" varchar(64),
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"applied" integer,
	"skipped" integer
);
--> statement-breakpoint
CREATE TABLE "rejudge_verdicts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rejudge_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" integer NOT NULL,
	"submission_id" integer NOT NULL,
	"side" varchar(6) NOT NULL,
	"status" smallint NOT NULL,
	"time_ms" integer,
	"memory_kb" integer,
	"score" integer,
	"oi_rank_score" integer,
	"error_message" text,
	"judger" varchar(100),
	"is_manual" boolean NOT NULL,
	"judged_at" timestamp with time zone,
	"cases" jsonb,
	"groups" jsonb,
	"data_digest" varchar(64)
);
--> statement-breakpoint
ALTER TABLE "rejudge_proposals" ADD CONSTRAINT "rejudge_proposals_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejudge_proposals" ADD CONSTRAINT "rejudge_proposals_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejudge_proposals" ADD CONSTRAINT "rejudge_proposals_undo_of_rejudge_proposals_id_fk" FOREIGN KEY ("undo_of") REFERENCES "public"."rejudge_proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejudge_verdicts" ADD CONSTRAINT "rejudge_verdicts_proposal_id_rejudge_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."rejudge_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejudge_verdicts" ADD CONSTRAINT "rejudge_verdicts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rejudge_proposals_open" ON "rejudge_proposals" USING btree ("contest_id","problem_id") WHERE "rejudge_proposals"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "rejudge_proposals_contest_id_problem_id_id_index" ON "rejudge_proposals" USING btree ("contest_id","problem_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rejudge_proposals_problem_id_index" ON "rejudge_proposals" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "rejudge_proposals_undo_of_index" ON "rejudge_proposals" USING btree ("undo_of");--> statement-breakpoint
CREATE INDEX "rejudge_proposals_created_at_index" ON "rejudge_proposals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rejudge_verdicts_side" ON "rejudge_verdicts" USING btree ("proposal_id","side","submission_id");--> statement-breakpoint
CREATE INDEX "rejudge_verdicts_submission_id_index" ON "rejudge_verdicts" USING btree ("submission_id");