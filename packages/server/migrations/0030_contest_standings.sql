CREATE TABLE "contest_standings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_standings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"standing" varchar(12) NOT NULL,
	"reason" text NOT NULL,
	"decider_id" integer,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_standings" ADD CONSTRAINT "contest_standings_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_standings" ADD CONSTRAINT "contest_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_standings" ADD CONSTRAINT "contest_standings_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_standings_contest_id_user_id_id_index" ON "contest_standings" USING btree ("contest_id","user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contest_standings_user_id_index" ON "contest_standings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_standings_decider_id_index" ON "contest_standings" USING btree ("decider_id");--> statement-breakpoint
-- Written by hand, as the table files know no triggers: open streams and boards ask anew who may see a contest.
CREATE TRIGGER "standings_decided" AFTER INSERT ON "contest_standings" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('contest', 'contest_id');
