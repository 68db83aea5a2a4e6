CREATE TABLE "doubtful_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doubtful_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compiled_sources" (
	"digest" varchar(64) PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_user_id_id_index";--> statement-breakpoint
CREATE INDEX "doubtful_files_at_index" ON "doubtful_files" USING btree ("at");--> statement-breakpoint
CREATE INDEX "compiled_sources_seen_at_index" ON "compiled_sources" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "audit_entries_username_id_index" ON "audit_entries" USING btree ("username","id" DESC NULLS FIRST);--> statement-breakpoint
INSERT INTO "doubtful_files" ("hash") SELECT "hash" FROM "pictures";
