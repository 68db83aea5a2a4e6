CREATE TABLE "contest_seats" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"room" varchar(40) DEFAULT '' NOT NULL,
	"seat" varchar(20) DEFAULT '' NOT NULL,
	CONSTRAINT "contest_seats_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "contest_seats" ADD CONSTRAINT "contest_seats_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_seats" ADD CONSTRAINT "contest_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_seats_user_id_index" ON "contest_seats" USING btree ("user_id");