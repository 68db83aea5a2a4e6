CREATE TABLE "verdicts_before" (
	"submission_id" integer PRIMARY KEY NOT NULL,
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
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_solutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_solutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"problem_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"language" varchar(50) NOT NULL,
	"code" text NOT NULL,
	"expected" smallint NOT NULL,
	"run" jsonb,
	"data_digest" varchar(64),
	"judged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "verdicts_before" ADD CONSTRAINT "verdicts_before_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_solutions" ADD CONSTRAINT "reference_solutions_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_solutions" ADD CONSTRAINT "reference_solutions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verdicts_before_kept_at_index" ON "verdicts_before" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "reference_solutions_problem_id_id_index" ON "reference_solutions" USING btree ("problem_id","id");--> statement-breakpoint
CREATE INDEX "reference_solutions_author_id_index" ON "reference_solutions" USING btree ("author_id");