CREATE TABLE "contest_organisers" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" varchar(8) NOT NULL,
	"added_by_id" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_organisers_contest_id_user_id_role_pk" PRIMARY KEY("contest_id","user_id","role")
);
--> statement-breakpoint
ALTER TABLE "contest_organisers" ADD CONSTRAINT "contest_organisers_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_organisers" ADD CONSTRAINT "contest_organisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_organisers" ADD CONSTRAINT "contest_organisers_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_organisers_user_id_contest_id_index" ON "contest_organisers" USING btree ("user_id","contest_id");--> statement-breakpoint
CREATE INDEX "contest_organisers_added_by_id_index" ON "contest_organisers" USING btree ("added_by_id");--> statement-breakpoint
-- Written by hand, as the table files know no triggers: open streams of a person ask anew what the person may see.
CREATE TRIGGER "organisers_changed" AFTER INSERT OR DELETE ON "contest_organisers" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('user', 'user_id');
