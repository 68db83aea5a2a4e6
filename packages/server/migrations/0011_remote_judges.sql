CREATE TABLE "remote_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remote_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site" varchar(8) NOT NULL,
	"username" varchar(100) NOT NULL,
	"password" text NOT NULL,
	"session" text,
	"state" varchar(12) DEFAULT 'ok' NOT NULL,
	"state_text" varchar(500),
	"rest_until" timestamp with time zone,
	"last_submit_at" timestamp with time zone,
	"leased_by" varchar(100),
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_runs" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer,
	"before" varchar(32),
	"sent_at" timestamp with time zone,
	"run_id" varchar(32),
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_sites" (
	"code" varchar(8) PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"rest_until" timestamp with time zone,
	"last_error" varchar(500),
	"last_error_at" timestamp with time zone,
	"last_fine_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "remote_oj" varchar(8);--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "remote_target" varchar(64);--> statement-breakpoint
ALTER TABLE "remote_runs" ADD CONSTRAINT "remote_runs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_runs" ADD CONSTRAINT "remote_runs_account_id_remote_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."remote_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "remote_accounts_name" ON "remote_accounts" USING btree ("site","username");--> statement-breakpoint
CREATE INDEX "remote_runs_account_id_index" ON "remote_runs" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problems_remote" ON "problems" USING btree ("remote_oj","remote_target") WHERE "problems"."remote_oj" is not null;--> statement-breakpoint
CREATE INDEX "judge_jobs_remote" ON "judge_jobs" USING btree ("language","priority","turn","id") WHERE starts_with("judge_jobs"."language", 'remote ');