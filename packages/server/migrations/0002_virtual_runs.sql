CREATE TABLE "contest_virtual_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_virtual_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"start_at" timestamp with time zone DEFAULT now() NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "virtual_run_id" integer;--> statement-breakpoint
ALTER TABLE "contest_virtual_runs" ADD CONSTRAINT "contest_virtual_runs_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_virtual_runs" ADD CONSTRAINT "contest_virtual_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_virtual_runs_contest_id_user_id_id_index" ON "contest_virtual_runs" USING btree ("contest_id","user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_virtual_runs_user_id_index" ON "contest_virtual_runs" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_virtual_run_id_contest_virtual_runs_id_fk" FOREIGN KEY ("virtual_run_id") REFERENCES "public"."contest_virtual_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_virtual_run" ON "submissions" USING btree ("virtual_run_id","id") WHERE "submissions"."virtual_run_id" is not null;