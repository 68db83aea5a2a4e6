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
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_balloons" ADD CONSTRAINT "contest_balloons_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_prints" ADD CONSTRAINT "contest_prints_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_prints" ADD CONSTRAINT "contest_prints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_prints" ADD CONSTRAINT "contest_prints_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_balloons_user_id_index" ON "contest_balloons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_balloons_problem_id_index" ON "contest_balloons" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "contest_balloons_helper_id_index" ON "contest_balloons" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "contest_prints_desk" ON "contest_prints" USING btree ("contest_id","is_printed","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_prints_own" ON "contest_prints" USING btree ("contest_id","user_id","is_printed","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_prints_user_id_index" ON "contest_prints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_prints_helper_id_index" ON "contest_prints" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "submissions_contest_accepted" ON "submissions" USING btree ("contest_id","user_id","problem_id","id") WHERE "submissions"."contest_id" is not null and "submissions"."status" = 0;