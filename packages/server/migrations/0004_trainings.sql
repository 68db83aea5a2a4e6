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
ALTER TABLE "training_problems" ADD CONSTRAINT "training_problems_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_problems" ADD CONSTRAINT "training_problems_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_category_id_training_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."training_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_categories_name" ON "training_categories" USING btree (coalesce("group_id", 0),"name");--> statement-breakpoint
CREATE UNIQUE INDEX "training_problems_display" ON "training_problems" USING btree ("training_id","display_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_problems_problem" ON "training_problems" USING btree ("training_id","problem_id");--> statement-breakpoint
CREATE INDEX "training_problems_problem_id_index" ON "training_problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "training_registrations_user_id_index" ON "training_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trainings_listed" ON "trainings" USING btree ("rank","id") WHERE "trainings"."visible" and "trainings"."group_id" is null;--> statement-breakpoint
CREATE INDEX "trainings_category_id_index" ON "trainings" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "trainings_author_id_index" ON "trainings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "trainings_group_id_rank_id_index" ON "trainings" USING btree ("group_id","rank","id");