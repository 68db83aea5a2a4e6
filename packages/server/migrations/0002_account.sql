CREATE TABLE "logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "carousel_slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carousel_slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "mail_codes" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "realname" varchar(50);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gender" varchar(8) DEFAULT 'secrecy' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "school" varchar(100);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "number" varchar(200);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "github" varchar(255);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blog" varchar(255);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cf_username" varchar(255);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_problems" ADD COLUMN "submissions" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_counts" ADD CONSTRAINT "user_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD CONSTRAINT "carousel_slides_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_lists" ADD CONSTRAINT "generated_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_user_id_id_index" ON "logins" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "logins_at_index" ON "logins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_counts_acm" ON "user_counts" USING btree ("ac" DESC NULLS FIRST,"total","user_id");--> statement-breakpoint
CREATE INDEX "user_counts_oi" ON "user_counts" USING btree ("score" DESC NULLS FIRST,"ac" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_user_id_id_index" ON "audit_entries" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_action_id_index" ON "audit_entries" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generated_lists_expires_at_index" ON "generated_lists" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "challenges_expires_at_index" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id_index" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("role") WHERE "users"."role" in (1000, 1001, 1008);--> statement-breakpoint
CREATE INDEX "submissions_of_the_week" ON "submissions" USING btree ("submitted_at","status","user_id","problem_id") WHERE "submissions"."contest_id" is null;--> statement-breakpoint
CREATE INDEX "submissions_calendar" ON "submissions" USING btree ("user_id","submitted_at") WHERE "submissions"."contest_id" is null;--> statement-breakpoint
UPDATE "sessions" SET "opened_at" = "created_at";--> statement-breakpoint
UPDATE "user_problems" SET "submissions" = "judged"."total" FROM (SELECT "user_id", "problem_id", count(*)::integer AS "total" FROM "submissions" WHERE "contest_id" IS NULL AND "status" IN (-3, -2, -1, 0, 1, 2, 3, 4, 8, 10) GROUP BY "user_id", "problem_id") AS "judged" WHERE "judged"."user_id" = "user_problems"."user_id" AND "judged"."problem_id" = "user_problems"."problem_id";--> statement-breakpoint
INSERT INTO "user_counts" ("user_id", "ac", "total", "score") SELECT "users"."id", count(*) FILTER (WHERE "user_problems"."status" = 0), coalesce(sum("user_problems"."submissions"), 0), coalesce(sum("user_problems"."oi_rank_score"), 0) FROM "users" LEFT JOIN "user_problems" ON "user_problems"."user_id" = "users"."id" GROUP BY "users"."id";
