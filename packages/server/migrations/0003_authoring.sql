CREATE TABLE "tag_classifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_classifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(64) NOT NULL,
	"oj" varchar(16) DEFAULT 'ME' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "is_upload_case" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "modified_by" varchar(40);--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "classification_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_classifications_name" ON "tag_classifications" USING btree ("oj","name");--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_classification_id_tag_classifications_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."tag_classifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tags_classification_id_index" ON "tags" USING btree ("classification_id");