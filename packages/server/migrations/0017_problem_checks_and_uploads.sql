CREATE TABLE "problem_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"problem_id" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"stress" jsonb,
	"outcome" jsonb,
	"digest" varchar(64),
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setter_programs" (
	"problem_id" integer NOT NULL,
	"role" varchar(10) NOT NULL,
	"language" varchar(50) NOT NULL,
	"code" text NOT NULL,
	"protocol" varchar(8) NOT NULL,
	CONSTRAINT "setter_programs_problem_id_role_pk" PRIMARY KEY("problem_id","role")
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"handle" varchar(32) NOT NULL,
	"number" integer NOT NULL,
	"hash" varchar(64) NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "upload_parts_handle_number_pk" PRIMARY KEY("handle","number")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"handle" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"bytes" bigint NOT NULL,
	"modified_ms" bigint NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problem_checks" ADD CONSTRAINT "problem_checks_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setter_programs" ADD CONSTRAINT "setter_programs_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_handle_uploads_handle_fk" FOREIGN KEY ("handle") REFERENCES "public"."uploads"("handle") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_checks_problem_id_kind_index" ON "problem_checks" USING btree ("problem_id","kind");--> statement-breakpoint
CREATE INDEX "upload_parts_hash_index" ON "upload_parts" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_started_at_index" ON "uploads" USING btree ("started_at");