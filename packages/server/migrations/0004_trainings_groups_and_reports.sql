CREATE TABLE "group_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"reason" varchar(100),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(25) NOT NULL,
	"short_name" varchar(10) NOT NULL,
	"brief" varchar(50) NOT NULL,
	"description" text NOT NULL,
	"avatar" text,
	"owner_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"successor_id" integer,
	"auth" smallint NOT NULL,
	"code" varchar(6),
	"visible" boolean DEFAULT true NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"disbanded_at" timestamp with time zone,
	"disbanded_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(64) NOT NULL,
	"color" varchar(7) NOT NULL,
	"group_id" integer
);
--> statement-breakpoint
CREATE TABLE "training_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"training_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"display_id" varchar(20) NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_registrations" (
	"training_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_registrations_training_id_user_id_pk" PRIMARY KEY("training_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(255) NOT NULL,
	"description" text NOT NULL,
	"author_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"auth" varchar(7) DEFAULT 'Public' NOT NULL,
	"password_hash" text,
	"visible" boolean DEFAULT true NOT NULL,
	"rank" integer DEFAULT 1000 NOT NULL,
	"group_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "announcements_status_id_index";--> statement-breakpoint
DROP INDEX "discussions_shown";--> statement-breakpoint
DROP INDEX "discussions_category";--> statement-breakpoint
DROP INDEX "discussions_problem";--> statement-breakpoint
ALTER TABLE "discussion_reports" ALTER COLUMN "discussion_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD COLUMN "comment_id" integer;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "locale" varchar(5) DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_switches" ADD COLUMN "digested_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_successor_id_users_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_disbanded_by_id_users_id_fk" FOREIGN KEY ("disbanded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_problems" ADD CONSTRAINT "training_problems_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_problems" ADD CONSTRAINT "training_problems_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_category_id_training_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."training_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "group_members_level" ON "group_members" USING btree ("group_id","level" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name" ON "groups" USING btree (lower("name")) WHERE "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "groups_short_name" ON "groups" USING btree (upper("short_name")) WHERE "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_listed" ON "groups" USING btree ("id") WHERE "groups"."visible" and "groups"."status" = 0 and "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_listed_by_auth" ON "groups" USING btree ("auth","id") WHERE "groups"."visible" and "groups"."status" = 0 and "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner_id") WHERE "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_created" ON "groups" USING btree ("creator_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "training_categories_name" ON "training_categories" USING btree (coalesce("group_id", 0),"name");--> statement-breakpoint
CREATE UNIQUE INDEX "training_problems_display" ON "training_problems" USING btree ("training_id","display_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_problems_problem" ON "training_problems" USING btree ("training_id","problem_id");--> statement-breakpoint
CREATE INDEX "training_problems_problem_id_index" ON "training_problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "training_registrations_user_id_index" ON "training_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trainings_listed" ON "trainings" USING btree ("rank","id") WHERE "trainings"."visible" and "trainings"."group_id" is null;--> statement-breakpoint
CREATE INDEX "trainings_category_id_index" ON "trainings" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "trainings_author_id_index" ON "trainings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "trainings_group_id_rank_id_index" ON "trainings" USING btree ("group_id","rank","id");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_prefix" ON "users" USING btree ("username_key" text_pattern_ops) WHERE "users"."status" = 0;--> statement-breakpoint
CREATE INDEX "announcements_site" ON "announcements" USING btree ("status","id" DESC NULLS FIRST) WHERE "announcements"."group_id" is null;--> statement-breakpoint
CREATE INDEX "announcements_site_all" ON "announcements" USING btree ("id" DESC NULLS FIRST) WHERE "announcements"."group_id" is null;--> statement-breakpoint
CREATE INDEX "announcements_group" ON "announcements" USING btree ("group_id","id" DESC NULLS FIRST) WHERE "announcements"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "contests_group" ON "contests" USING btree ("group_id","start_at" DESC NULLS FIRST,"id") WHERE "contests"."group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_reports_comment" ON "discussion_reports" USING btree ("comment_id","reporter_id");--> statement-breakpoint
CREATE INDEX "discussions_admin" ON "discussions" USING btree ("is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_group" ON "discussions" USING btree ("group_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."group_id" is not null and "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_switches_digest" ON "message_switches" USING btree ("digested_at" NULLS FIRST) WHERE "message_switches"."digest";--> statement-breakpoint
CREATE INDEX "discussions_shown" ON "discussions" USING btree ("is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null and "discussions"."group_id" is null;--> statement-breakpoint
CREATE INDEX "discussions_category" ON "discussions" USING btree ("category_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null and "discussions"."group_id" is null;--> statement-breakpoint
CREATE INDEX "discussions_problem" ON "discussions" USING btree ("problem_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null and "discussions"."group_id" is null;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_about" CHECK (num_nonnulls("discussion_reports"."discussion_id", "discussion_reports"."comment_id") = 1);