CREATE TABLE "queue_pauses" (
	"language" varchar(50) PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_by" varchar(20) NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_username_id_index";--> statement-breakpoint
DROP INDEX "audit_entries_action_id_index";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "noun" varchar(40) GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED;--> statement-breakpoint
ALTER TABLE "judges" ADD COLUMN "wish" varchar(8);--> statement-breakpoint
ALTER TABLE "judges" ADD COLUMN "calibrations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_username_at_id_index" ON "audit_entries" USING btree ("username","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_id_index" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_noun_at_id_index" ON "audit_entries" USING btree ("noun","at","id");