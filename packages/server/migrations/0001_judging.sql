CREATE TABLE "judge_faults" (
	"problem_id" integer PRIMARY KEY NOT NULL,
	"submission_id" integer NOT NULL,
	"message" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_data_uploads" (
	"handle" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"cases" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(32) NOT NULL,
	"user_id" integer NOT NULL,
	"problem_id" integer,
	"order" jsonb NOT NULL,
	"result" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "judge_jobs_waiting";--> statement-breakpoint
ALTER TABLE "problem_cases" ADD COLUMN "input_name" varchar(255);--> statement-breakpoint
ALTER TABLE "problem_cases" ADD COLUMN "answer_name" varchar(255);--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "judge_extra_file" jsonb;--> statement-breakpoint
ALTER TABLE "submission_cases" ADD COLUMN "groups" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "contest_id" integer;--> statement-breakpoint
ALTER TABLE "user_problems" ADD COLUMN "oi_rank_score" integer;--> statement-breakpoint
ALTER TABLE "judge_jobs" DROP CONSTRAINT "judge_jobs_pkey";--> statement-breakpoint
ALTER TABLE "judge_jobs" RENAME COLUMN "submission_id" TO "target_id";--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "judge_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD COLUMN "kind" varchar(12) DEFAULT 'submission' NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_jobs" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD COLUMN "language" varchar(50);--> statement-breakpoint
UPDATE "judge_jobs" SET "user_id" = "submissions"."user_id", "language" = "submissions"."language" FROM "submissions" WHERE "submissions"."id" = "judge_jobs"."target_id";--> statement-breakpoint
ALTER TABLE "judge_jobs" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD COLUMN "turn" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_jobs" ALTER COLUMN "turn" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "judges" ADD COLUMN "load" jsonb;--> statement-breakpoint
ALTER TABLE "judge_faults" ADD CONSTRAINT "judge_faults_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_data_uploads" ADD CONSTRAINT "test_data_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trials_key_index" ON "trials" USING btree ("key");--> statement-breakpoint
CREATE INDEX "trials_expires_at_index" ON "trials" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trials_user_id_id_index" ON "trials" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_user_id_problem_id_id_index" ON "submissions" USING btree ("user_id","problem_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_contest_id_problem_id_id_index" ON "submissions" USING btree ("contest_id","problem_id","id") WHERE "submissions"."contest_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "judge_jobs_target" ON "judge_jobs" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "judge_jobs_next" ON "judge_jobs" USING btree ("priority","turn","id") WHERE "judge_jobs"."leased_until" is null;--> statement-breakpoint
CREATE INDEX "judge_jobs_of_user" ON "judge_jobs" USING btree ("user_id","priority","turn");
