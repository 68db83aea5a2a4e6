CREATE TABLE "package_uploads" (
	"handle" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"hash" varchar(64) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package_uploads" ADD CONSTRAINT "package_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_uploads_user_id_index" ON "package_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "package_uploads_uploaded_at_index" ON "package_uploads" USING btree ("uploaded_at");