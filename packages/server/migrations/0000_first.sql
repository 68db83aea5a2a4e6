CREATE TABLE "logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip" varchar(45),
	"user_agent" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"purpose" varchar(20) NOT NULL,
	"email_key" varchar(255) NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"network" varchar(45),
	"own_tries" smallint DEFAULT 0 NOT NULL,
	"stranger_tries" smallint DEFAULT 0 NOT NULL,
	"user_id" integer,
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
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"ip" varchar(45),
	"user_agent" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"ac" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL
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
	"realname" varchar(50),
	"gender" varchar(8) DEFAULT 'secrecy' NOT NULL,
	"school" varchar(100),
	"number" varchar(200),
	"github" varchar(255),
	"blog" varchar(255),
	"cf_username" varchar(255),
	"signature" text,
	"role" smallint DEFAULT 1002 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"last_login_at" timestamp with time zone,
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
CREATE TABLE "attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" varchar(32),
	"hash" varchar(64) NOT NULL,
	"name" varchar(200) NOT NULL,
	"type" varchar(40) NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"username" varchar(20) NOT NULL,
	"ip" varchar(45) NOT NULL,
	"action" varchar(40) NOT NULL,
	"target" varchar(120) NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "contest_balloons" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"helper_id" integer,
	"is_checked" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_balloons_contest_id_user_id_problem_id_pk" PRIMARY KEY("contest_id","user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "carousel_slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carousel_slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"title" varchar(255) NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"display_id" varchar(20) NOT NULL,
	"display_title" varchar(255) NOT NULL,
	"color" varchar(7)
);
--> statement-breakpoint
CREATE TABLE "contest_registrations" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_registrations_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(255) NOT NULL,
	"description" text NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"auth" smallint DEFAULT 0 NOT NULL,
	"password_hash" text,
	"author_id" integer NOT NULL,
	"source_id" integer,
	"group_id" integer,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"seal_at" timestamp with time zone,
	"auto_real_rank" boolean DEFAULT true NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"open_rank" boolean DEFAULT false NOT NULL,
	"open_print" boolean DEFAULT false NOT NULL,
	"allow_end_submit" boolean DEFAULT false NOT NULL,
	"rank_show_name" varchar(8) DEFAULT 'username' NOT NULL,
	"oi_rank_score_type" varchar(7) DEFAULT 'Recent' NOT NULL,
	"account_rule" text,
	"stars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"award_type" smallint DEFAULT 0 NOT NULL,
	"awards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judge_faults" (
	"problem_id" integer PRIMARY KEY NOT NULL,
	"submission_id" integer NOT NULL,
	"message" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_notices" (
	"user_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	CONSTRAINT "deleted_notices_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"sender_id" integer,
	"deed" jsonb,
	"matter" jsonb,
	"notice_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_marks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"cleaned_up_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(255) NOT NULL,
	"content" text NOT NULL,
	"audience" varchar(6) NOT NULL,
	"recipient_id" integer,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"owner_kind" varchar(16) NOT NULL,
	"owner_id" integer NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "file_uses_owner_kind_owner_id_pk" PRIMARY KEY("owner_kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "orphan_candidates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orphan_candidates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"type" varchar(20) NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_prints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_prints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"is_printed" boolean DEFAULT false NOT NULL,
	"helper_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_cases" (
	"problem_id" integer NOT NULL,
	"number" integer NOT NULL,
	"input_name" varchar(255),
	"answer_name" varchar(255),
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
	"author_id" integer NOT NULL,
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
	"judge_extra_file" jsonb,
	"spj_code" text,
	"spj_language" varchar(50),
	"languages" jsonb,
	"code_templates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"case_version" integer DEFAULT 1 NOT NULL,
	"is_upload_case" boolean DEFAULT true NOT NULL,
	"modified_by_id" integer,
	"group_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_classifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_classifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(64) NOT NULL,
	"oj" varchar(16) DEFAULT 'ME' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(64) NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"color" varchar(20),
	"oj" varchar(16) DEFAULT 'ME' NOT NULL,
	"group_id" integer,
	"classification_id" integer
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" varchar(64) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_cases" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"cases" jsonb NOT NULL,
	"groups" jsonb
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
	"contest_id" integer,
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
	"judged_at" timestamp with time zone,
	"status_before" smallint
);
--> statement-breakpoint
CREATE TABLE "user_problems" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"score" integer,
	"oi_rank_score" integer,
	"submission_id" integer NOT NULL,
	"submissions" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_problems_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "test_data_uploads" (
	"handle" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"cases" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compiled_sources" (
	"digest" varchar(64) PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(32) NOT NULL,
	"user_id" integer NOT NULL,
	"problem_id" integer,
	"order" jsonb NOT NULL,
	"result" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generated_lists" (
	"key_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"key" varchar(32) PRIMARY KEY NOT NULL,
	"kind" varchar(8) NOT NULL,
	"action" varchar(16),
	"answer" varchar(8) DEFAULT '' NOT NULL,
	"ip" varchar(45) NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judge_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "judge_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(12) NOT NULL,
	"target_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"language" varchar(50),
	"priority" smallint NOT NULL,
	"turn" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"judge_id" varchar(100),
	"leased_until" timestamp with time zone,
	"phase" smallint,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judges" (
	"id" varchar(100) PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sandbox" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"version" varchar(40) NOT NULL,
	"load" jsonb
);
--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_counts" ADD CONSTRAINT "user_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD CONSTRAINT "carousel_slides_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_announcements" ADD CONSTRAINT "contest_announcements_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_announcements" ADD CONSTRAINT "contest_announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_problems" ADD CONSTRAINT "contest_problems_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_problems" ADD CONSTRAINT "contest_problems_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_registrations" ADD CONSTRAINT "contest_registrations_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_registrations" ADD CONSTRAINT "contest_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_source_id_contests_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."contests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_faults" ADD CONSTRAINT "judge_faults_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_notices" ADD CONSTRAINT "deleted_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_notices" ADD CONSTRAINT "deleted_notices_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_prints" ADD CONSTRAINT "contest_prints_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_prints" ADD CONSTRAINT "contest_prints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_prints" ADD CONSTRAINT "contest_prints_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_cases" ADD CONSTRAINT "problem_cases_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_counts" ADD CONSTRAINT "problem_counts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_tags" ADD CONSTRAINT "problem_tags_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_tags" ADD CONSTRAINT "problem_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_modified_by_id_users_id_fk" FOREIGN KEY ("modified_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_classification_id_tag_classifications_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."tag_classifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_cases" ADD CONSTRAINT "submission_cases_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_codes" ADD CONSTRAINT "submission_codes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_problems" ADD CONSTRAINT "user_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_problems" ADD CONSTRAINT "user_problems_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_data_uploads" ADD CONSTRAINT "test_data_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_tests" ADD CONSTRAINT "custom_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_tests" ADD CONSTRAINT "custom_tests_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_lists" ADD CONSTRAINT "generated_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_user_id_id_index" ON "logins" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "logins_at_index" ON "logins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_created_at_index" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_id_index" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "user_counts_acm" ON "user_counts" USING btree ("ac" DESC NULLS FIRST,"total","user_id");--> statement-breakpoint
CREATE INDEX "user_counts_oi" ON "user_counts" USING btree ("score" DESC NULLS FIRST,"ac" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key_index" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key_index" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("id") WHERE "users"."status" <> 0;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("role") WHERE "users"."role" in (1000, 1001, 1008);--> statement-breakpoint
CREATE INDEX "announcements_status_id_index" ON "announcements" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attachments_user_id_index" ON "attachments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_key_index" ON "attachments" USING btree ("key");--> statement-breakpoint
CREATE INDEX "audit_entries_username_id_index" ON "audit_entries" USING btree ("username","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_action_id_index" ON "audit_entries" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_balloons_user_id_index" ON "contest_balloons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_balloons_problem_id_index" ON "contest_balloons" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "contest_balloons_helper_id_index" ON "contest_balloons" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "contest_announcements_contest_id_id_index" ON "contest_announcements" USING btree ("contest_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "contest_problems_display" ON "contest_problems" USING btree ("contest_id","display_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_problems_problem" ON "contest_problems" USING btree ("contest_id","problem_id");--> statement-breakpoint
CREATE INDEX "contest_problems_problem_id_index" ON "contest_problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "contest_registrations_user_id_index" ON "contest_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contests_visible" ON "contests" USING btree ("start_at" DESC NULLS FIRST,"id") WHERE "contests"."visible" and "contests"."group_id" is null;--> statement-breakpoint
CREATE INDEX "contests_upcoming" ON "contests" USING btree ("end_at") WHERE "contests"."visible" and "contests"."group_id" is null;--> statement-breakpoint
CREATE INDEX "contests_author_id_index" ON "contests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "deleted_notices_notice_id_index" ON "deleted_notices" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "messages_user_id_kind_id_index" ON "messages" USING btree ("user_id","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","kind") WHERE not "messages"."is_read";--> statement-breakpoint
CREATE INDEX "messages_notice_id_index" ON "messages" USING btree ("notice_id") WHERE "messages"."notice_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_audience_id_index" ON "notices" USING btree ("audience","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "file_uses_hash_index" ON "file_uses" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "orphan_candidates_at_index" ON "orphan_candidates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contest_prints_desk" ON "contest_prints" USING btree ("contest_id","is_printed","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_prints_own" ON "contest_prints" USING btree ("contest_id","user_id","is_printed","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_prints_user_id_index" ON "contest_prints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_prints_helper_id_index" ON "contest_prints" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "problem_tags_tag_id_index" ON "problem_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problems_problem_id_index" ON "problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "problems_author_id_index" ON "problems" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "problems_public_order" ON "problems" USING btree (length("problem_id"),"problem_id") WHERE "problems"."auth" = 1 and "problems"."group_id" is null;--> statement-breakpoint
CREATE INDEX "problems_public_recent" ON "problems" USING btree ("modified_at" DESC NULLS FIRST) WHERE "problems"."auth" = 1 and "problems"."group_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_classifications_name" ON "tag_classifications" USING btree ("oj","name");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_oj_name_index" ON "tags" USING btree ("oj","name");--> statement-breakpoint
CREATE INDEX "tags_classification_id_index" ON "tags" USING btree ("classification_id");--> statement-breakpoint
CREATE INDEX "submissions_user_id_id_index" ON "submissions" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_problem_id_id_index" ON "submissions" USING btree ("problem_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_status_id_index" ON "submissions" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_user_id_problem_id_id_index" ON "submissions" USING btree ("user_id","problem_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_contest_id_problem_id_id_index" ON "submissions" USING btree ("contest_id","problem_id","id") WHERE "submissions"."contest_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_contest" ON "submissions" USING btree ("contest_id","id") WHERE "submissions"."contest_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_contest_user" ON "submissions" USING btree ("contest_id","user_id","id") WHERE "submissions"."contest_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_contest_accepted" ON "submissions" USING btree ("contest_id","user_id","problem_id","id") WHERE "submissions"."contest_id" is not null and "submissions"."status" = 0;--> statement-breakpoint
CREATE INDEX "submissions_practice" ON "submissions" USING btree ("id") WHERE "submissions"."contest_id" is null;--> statement-breakpoint
CREATE INDEX "submissions_underway" ON "submissions" USING btree ("id") WHERE "submissions"."status" in (5, 6, 7, 9);--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_user_id_client_key_index" ON "submissions" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "submissions_of_the_week" ON "submissions" USING btree ("submitted_at","status","user_id","problem_id") WHERE "submissions"."contest_id" is null;--> statement-breakpoint
CREATE INDEX "submissions_calendar" ON "submissions" USING btree ("user_id","submitted_at") WHERE "submissions"."contest_id" is null;--> statement-breakpoint
CREATE INDEX "compiled_sources_seen_at_index" ON "compiled_sources" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_tests_key_index" ON "custom_tests" USING btree ("key");--> statement-breakpoint
CREATE INDEX "custom_tests_expires_at_index" ON "custom_tests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "custom_tests_user_id_id_index" ON "custom_tests" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generated_lists_expires_at_index" ON "generated_lists" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "challenges_expires_at_index" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "judge_jobs_target" ON "judge_jobs" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "judge_jobs_next" ON "judge_jobs" USING btree ("priority","turn","id") WHERE "judge_jobs"."leased_until" is null;--> statement-breakpoint
CREATE INDEX "judge_jobs_of_user" ON "judge_jobs" USING btree ("user_id","priority","turn");--> statement-breakpoint
CREATE INDEX "judge_jobs_leased" ON "judge_jobs" USING btree ("leased_until") WHERE "judge_jobs"."leased_until" is not null;--> statement-breakpoint
-- Written by hand, as the table files know no triggers: every process forgets the problems that it has cached.
CREATE FUNCTION "tell_problems_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oj_events', '{"event":"problems.changed"}');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "problems_changed" AFTER INSERT OR UPDATE OR DELETE ON "problems" EXECUTE FUNCTION "tell_problems_changed"();--> statement-breakpoint
CREATE TRIGGER "problem_tags_changed" AFTER INSERT OR UPDATE OR DELETE ON "problem_tags" EXECUTE FUNCTION "tell_problems_changed"();--> statement-breakpoint
CREATE TRIGGER "tags_changed" AFTER INSERT OR UPDATE OR DELETE ON "tags" EXECUTE FUNCTION "tell_problems_changed"();--> statement-breakpoint
CREATE TRIGGER "usernames_changed" AFTER UPDATE OF "username" ON "users" EXECUTE FUNCTION "tell_problems_changed"();
