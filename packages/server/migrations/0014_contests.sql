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
ALTER TABLE "contest_announcements" ADD CONSTRAINT "contest_announcements_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_announcements" ADD CONSTRAINT "contest_announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_problems" ADD CONSTRAINT "contest_problems_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_problems" ADD CONSTRAINT "contest_problems_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_registrations" ADD CONSTRAINT "contest_registrations_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_registrations" ADD CONSTRAINT "contest_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_source_id_contests_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."contests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_announcements_contest_id_id_index" ON "contest_announcements" USING btree ("contest_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "contest_problems_display" ON "contest_problems" USING btree ("contest_id","display_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_problems_problem" ON "contest_problems" USING btree ("contest_id","problem_id");--> statement-breakpoint
CREATE INDEX "contest_problems_problem_id_index" ON "contest_problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "contest_registrations_user_id_index" ON "contest_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contests_visible" ON "contests" USING btree ("start_at" DESC NULLS FIRST,"id") WHERE "contests"."visible" and "contests"."group_id" is null;--> statement-breakpoint
CREATE INDEX "contests_upcoming" ON "contests" USING btree ("end_at") WHERE "contests"."visible" and "contests"."group_id" is null;--> statement-breakpoint
CREATE INDEX "contests_author_id_index" ON "contests" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_contest" ON "submissions" USING btree ("contest_id","id") WHERE "submissions"."contest_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_contest_user" ON "submissions" USING btree ("contest_id","user_id","id") WHERE "submissions"."contest_id" is not null;