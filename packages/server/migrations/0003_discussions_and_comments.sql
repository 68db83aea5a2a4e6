CREATE TABLE "comment_likes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"content" text NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer,
	"discussion_id" integer,
	"parent_id" integer,
	"to_user_id" integer,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"by_organiser" boolean DEFAULT false NOT NULL,
	"question" varchar(8),
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"client_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by_id" integer,
	CONSTRAINT "comments_owner" CHECK (num_nonnulls("comments"."contest_id", "comments"."discussion_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "discussion_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussion_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_likes" (
	"discussion_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_likes_discussion_id_user_id_pk" PRIMARY KEY("discussion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussion_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"discussion_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"labels" varchar(16)[] DEFAULT '{}' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_views" (
	"discussion_id" integer NOT NULL,
	"day" date NOT NULL,
	"viewer" varchar(60) NOT NULL,
	CONSTRAINT "discussion_views_discussion_id_day_viewer_pk" PRIMARY KEY("discussion_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "discussions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"problem_id" integer,
	"author_id" integer NOT NULL,
	"title" varchar(255) NOT NULL,
	"description" varchar(255) NOT NULL,
	"content" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by_id" integer,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"client_key" uuid,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_switches" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"comment" boolean DEFAULT true NOT NULL,
	"reply" boolean DEFAULT true NOT NULL,
	"like" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "group_key" varchar(40);--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sender_ids" integer[];--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_versions" ADD CONSTRAINT "comment_versions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_likes" ADD CONSTRAINT "discussion_likes_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_likes" ADD CONSTRAINT "discussion_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_views" ADD CONSTRAINT "discussion_views_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_category_id_discussion_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."discussion_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_switches" ADD CONSTRAINT "message_switches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_user_id_index" ON "comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_versions_comment_id_id_index" ON "comment_versions" USING btree ("comment_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_contest" ON "comments" USING btree ("contest_id","id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_contest_best" ON "comments" USING btree ("contest_id","like_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_contest_own" ON "comments" USING btree ("contest_id","user_id","id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_contest_organisers" ON "comments" USING btree ("contest_id","id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null and "comments"."by_organiser";--> statement-breakpoint
CREATE INDEX "comments_contest_open" ON "comments" USING btree ("contest_id","id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null and "comments"."question" = 'open';--> statement-breakpoint
CREATE INDEX "comments_discussion" ON "comments" USING btree ("discussion_id","id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_discussion_best" ON "comments" USING btree ("discussion_id","like_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","id") WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_of_contest" ON "comments" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "comments_of_discussion" ON "comments" USING btree ("discussion_id");--> statement-breakpoint
CREATE INDEX "comments_of_comment" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client_key" ON "comments" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_categories_name_index" ON "discussion_categories" USING btree ("name");--> statement-breakpoint
CREATE INDEX "discussion_likes_user_id_index" ON "discussion_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_reports_once" ON "discussion_reports" USING btree ("discussion_id","reporter_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_desk" ON "discussion_reports" USING btree ("is_checked","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "discussion_reports_reporter_id_index" ON "discussion_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "discussion_views_day_index" ON "discussion_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "discussions_shown" ON "discussions" USING btree ("is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_category" ON "discussions" USING btree ("category_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_problem" ON "discussions" USING btree ("problem_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_author" ON "discussions" USING btree ("author_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_disabled" ON "discussions" USING btree ("id") WHERE "discussions"."status" = 1 and "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_deleted" ON "discussions" USING btree ("id") WHERE "discussions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "discussions_search" ON "discussions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "discussions_day" ON "discussions" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "discussions_in_category" ON "discussions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "discussions_about_problem" ON "discussions" USING btree ("problem_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discussions_client_key" ON "discussions" USING btree ("author_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_group" ON "messages" USING btree ("user_id","group_key");--> statement-breakpoint
INSERT INTO "discussion_categories" ("name", "translations") VALUES
	('闲聊', '{"en-US": {"name": "Chat"}}'),
	('题解', '{"en-US": {"name": "Solutions"}}'),
	('求助', '{"en-US": {"name": "Help"}}'),
	('建议', '{"en-US": {"name": "Suggestions"}}'),
	('记录', '{"en-US": {"name": "Records"}}');
