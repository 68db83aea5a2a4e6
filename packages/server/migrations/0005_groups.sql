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
DROP INDEX "announcements_status_id_index";--> statement-breakpoint
DROP INDEX "discussions_shown";--> statement-breakpoint
DROP INDEX "discussions_category";--> statement-breakpoint
DROP INDEX "discussions_problem";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_successor_id_users_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_disbanded_by_id_users_id_fk" FOREIGN KEY ("disbanded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "group_members_level" ON "group_members" USING btree ("group_id","level" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name" ON "groups" USING btree (lower("name")) WHERE "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "groups_short_name" ON "groups" USING btree (upper("short_name")) WHERE "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_listed" ON "groups" USING btree ("id") WHERE "groups"."visible" and "groups"."status" = 0 and "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_listed_by_auth" ON "groups" USING btree ("auth","id") WHERE "groups"."visible" and "groups"."status" = 0 and "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner_id") WHERE "groups"."disbanded_at" is null;--> statement-breakpoint
CREATE INDEX "groups_created" ON "groups" USING btree ("creator_id","created_at");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_site" ON "announcements" USING btree ("status","id" DESC NULLS FIRST) WHERE "announcements"."group_id" is null;--> statement-breakpoint
CREATE INDEX "announcements_site_all" ON "announcements" USING btree ("id" DESC NULLS FIRST) WHERE "announcements"."group_id" is null;--> statement-breakpoint
CREATE INDEX "announcements_group" ON "announcements" USING btree ("group_id","id" DESC NULLS FIRST) WHERE "announcements"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "contests_group" ON "contests" USING btree ("group_id","start_at" DESC NULLS FIRST,"id") WHERE "contests"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "discussions_group" ON "discussions" USING btree ("group_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."group_id" is not null and "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_shown" ON "discussions" USING btree ("is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null and "discussions"."group_id" is null;--> statement-breakpoint
CREATE INDEX "discussions_category" ON "discussions" USING btree ("category_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null and "discussions"."group_id" is null;--> statement-breakpoint
CREATE INDEX "discussions_problem" ON "discussions" USING btree ("problem_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "discussions"."status" = 0 and "discussions"."deleted_at" is null and "discussions"."group_id" is null;