CREATE TABLE "mail_codes" (
	"purpose" varchar(20) NOT NULL,
	"email_key" varchar(255) NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_codes_purpose_email_key_pk" PRIMARY KEY("purpose","email_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"ip" varchar(45),
	"user_agent" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" varchar(20) NOT NULL,
	"username_key" varchar(40) NOT NULL,
	"password_hash" text NOT NULL,
	"email" varchar(255),
	"email_key" varchar(255),
	"nickname" varchar(20),
	"avatar" text,
	"title_name" varchar(20),
	"title_color" varchar(20),
	"role" smallint DEFAULT 1002 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(255) NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"author_id" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_cases" (
	"problem_id" integer NOT NULL,
	"number" integer NOT NULL,
	"input_hash" varchar(64) NOT NULL,
	"input_bytes" bigint NOT NULL,
	"answer_hash" varchar(64) NOT NULL,
	"answer_bytes" bigint NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"group_number" integer,
	CONSTRAINT "problem_cases_problem_id_number_pk" PRIMARY KEY("problem_id","number")
);
--> statement-breakpoint
CREATE TABLE "problem_counts" (
	"problem_id" integer PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"ac" integer DEFAULT 0 NOT NULL,
	"wa" integer DEFAULT 0 NOT NULL,
	"tle" integer DEFAULT 0 NOT NULL,
	"mle" integer DEFAULT 0 NOT NULL,
	"re" integer DEFAULT 0 NOT NULL,
	"pe" integer DEFAULT 0 NOT NULL,
	"ce" integer DEFAULT 0 NOT NULL,
	"se" integer DEFAULT 0 NOT NULL,
	"pa" integer DEFAULT 0 NOT NULL,
	"sf" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_tags" (
	"problem_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "problem_tags_problem_id_tag_id_pk" PRIMARY KEY("problem_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"problem_id" varchar(64) NOT NULL,
	"title" varchar(255) NOT NULL,
	"author" varchar(40) NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"judge_mode" varchar(16) DEFAULT 'default' NOT NULL,
	"judge_case_mode" varchar(32) DEFAULT 'default' NOT NULL,
	"time_limit_ms" integer NOT NULL,
	"memory_limit_mb" integer NOT NULL,
	"stack_limit_mb" integer NOT NULL,
	"description" text NOT NULL,
	"input" text NOT NULL,
	"output" text NOT NULL,
	"examples" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"difficulty" smallint DEFAULT 1 NOT NULL,
	"auth" smallint DEFAULT 1 NOT NULL,
	"io_score" integer,
	"code_share" boolean DEFAULT true NOT NULL,
	"ignore_end_blank" boolean DEFAULT true NOT NULL,
	"open_case_result" boolean DEFAULT true NOT NULL,
	"is_file_io" boolean DEFAULT false NOT NULL,
	"io_read_file_name" varchar(64),
	"io_write_file_name" varchar(64),
	"user_extra_file" jsonb,
	"spj_code" text,
	"spj_language" varchar(50),
	"languages" jsonb,
	"code_templates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"case_version" integer DEFAULT 1 NOT NULL,
	"group_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(64) NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"color" varchar(20),
	"oj" varchar(16) DEFAULT 'ME' NOT NULL,
	"group_id" integer
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" varchar(64) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_cases" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"cases" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_codes" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"language" varchar(50) NOT NULL,
	"length" integer NOT NULL,
	"status" smallint NOT NULL,
	"time_ms" integer,
	"memory_kb" integer,
	"score" integer,
	"oi_rank_score" integer,
	"error_message" text,
	"judger" varchar(100),
	"is_manual" boolean DEFAULT false NOT NULL,
	"share" boolean DEFAULT false NOT NULL,
	"ip" varchar(45),
	"client_key" uuid,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"judged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_problems" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"score" integer,
	"submission_id" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_problems_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "judge_jobs" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"priority" smallint NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"judge_id" varchar(100),
	"leased_until" timestamp with time zone,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judges" (
	"id" varchar(100) PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sandbox" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"version" varchar(40) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_cases" ADD CONSTRAINT "problem_cases_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_counts" ADD CONSTRAINT "problem_counts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_tags" ADD CONSTRAINT "problem_tags_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_tags" ADD CONSTRAINT "problem_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_cases" ADD CONSTRAINT "submission_cases_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_codes" ADD CONSTRAINT "submission_codes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_problems" ADD CONSTRAINT "user_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_problems" ADD CONSTRAINT "user_problems_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_created_at_index" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key_index" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key_index" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "announcements_status_id_index" ON "announcements" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "problem_tags_tag_id_index" ON "problem_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problems_problem_id_index" ON "problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "problems_public_order" ON "problems" USING btree (length("problem_id"),"problem_id") WHERE "problems"."auth" = 1 and "problems"."group_id" is null;--> statement-breakpoint
CREATE INDEX "problems_public_recent" ON "problems" USING btree ("modified_at" DESC NULLS LAST) WHERE "problems"."auth" = 1 and "problems"."group_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_oj_name_index" ON "tags" USING btree ("oj","name");--> statement-breakpoint
CREATE INDEX "submissions_user_id_id_index" ON "submissions" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_problem_id_id_index" ON "submissions" USING btree ("problem_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_status_id_index" ON "submissions" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_underway" ON "submissions" USING btree ("id") WHERE "submissions"."status" in (5, 6, 7, 9);--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_user_id_client_key_index" ON "submissions" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "judge_jobs_waiting" ON "judge_jobs" USING btree ("priority","submission_id") WHERE "judge_jobs"."leased_until" is null;--> statement-breakpoint
CREATE INDEX "judge_jobs_leased" ON "judge_jobs" USING btree ("leased_until") WHERE "judge_jobs"."leased_until" is not null;