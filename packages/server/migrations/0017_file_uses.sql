CREATE TABLE "file_uses" (
	"owner_kind" varchar(16) NOT NULL,
	"owner_id" integer NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "file_uses_owner_kind_owner_id_pk" PRIMARY KEY("owner_kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "orphan_candidates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orphan_candidates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "orphan_candidates" ("hash", "at") SELECT "hash", "at" FROM "doubtful_files";--> statement-breakpoint
INSERT INTO "file_uses" ("owner_kind", "owner_id", "hash")
  SELECT 'slide', "id", "picture_hash" FROM "carousel_slides"
  UNION ALL SELECT 'attachment', "id", "hash" FROM "attachments"
  UNION ALL SELECT 'avatar', "id", substring("avatar" from '^/api/public/img/([0-9a-f]{64})\.') FROM "users" WHERE "avatar" ~ '^/api/public/img/[0-9a-f]{64}\.';--> statement-breakpoint
DROP TABLE "doubtful_files";--> statement-breakpoint
DROP INDEX "users_avatar";--> statement-breakpoint
DROP INDEX "attachments_hash_index";--> statement-breakpoint
CREATE INDEX "file_uses_hash_index" ON "file_uses" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "orphan_candidates_at_index" ON "orphan_candidates" USING btree ("at");
