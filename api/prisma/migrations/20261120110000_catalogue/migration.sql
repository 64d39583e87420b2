-- CreateEnum
CREATE TYPE "season" AS ENUM ('AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER');

-- CreateEnum
CREATE TYPE "age" AS ENUM ('ADULT', 'CHILDREN');

-- CreateEnum
CREATE TYPE "bonus_calc_state" AS ENUM ('FULL', 'ACCRUAL_ONLY', 'NONE');

-- CreateEnum
CREATE TYPE "material" AS ENUM ('ACRYLIC', 'ALPACA', 'CANVAS', 'CASHMERE', 'CORDUROY', 'COTTON', 'DENIM', 'DOWN', 'ELASTANE', 'FAUX_FUR', 'FAUX_LEATHER', 'FELT', 'FLANNEL', 'FLEECE', 'JERSEY', 'LEATHER', 'LINEN', 'MERINO', 'MESH', 'MOHAIR', 'NUBUCK', 'NYLON', 'PATENT_LEATHER', 'POLYESTER', 'RUBBER', 'SATIN', 'SILK', 'SUEDE', 'VISCOSE', 'WOOL');

-- CreateEnum
CREATE TYPE "review_state" AS ENUM ('PENDING', 'PUBLISHED', 'REJECTED');

-- CreateEnum
CREATE TYPE "filter_type" AS ENUM ('CHECKBOX', 'RANGE', 'COLOUR', 'SIZE');

-- CreateEnum
CREATE TYPE "catalogue_filter" AS ENUM ('CATEGORIES', 'SEASON', 'DELIVERY_SPEED', 'SEX', 'AGE', 'BRAND', 'MODEL', 'COLOR_PALLETE', 'SIZE', 'MATERIAL', 'SALE', 'PRICE');

-- AlterTable
ALTER TABLE "brand" ADD COLUMN     "logo_key" TEXT;

-- AlterTable
ALTER TABLE "directory" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "logo_key" TEXT;

-- AlterTable
ALTER TABLE "product" ADD COLUMN     "age" "age" NOT NULL DEFAULT 'ADULT',
ADD COLUMN     "ai_description" TEXT,
ADD COLUMN     "ai_name" TEXT,
ADD COLUMN     "bonus_calc_state" "bonus_calc_state" NOT NULL DEFAULT 'FULL',
ADD COLUMN     "colour_id" UUID,
ADD COLUMN     "material" "material",
ADD COLUMN     "product_sub_type_id" UUID,
ADD COLUMN     "product_type_id" UUID,
ADD COLUMN     "seasons" "season"[] DEFAULT ARRAY[]::"season"[],
ADD COLUMN     "seo_description" TEXT,
ADD COLUMN     "seo_keywords" TEXT,
ADD COLUMN     "seo_title" TEXT,
ADD COLUMN     "size_grid_id" UUID,
ADD COLUMN     "size_guide" TEXT;

-- AlterTable
ALTER TABLE "product_item" ADD COLUMN     "bonus_calc_state" "bonus_calc_state",
ADD COLUMN     "delivery_iso_code" CHAR(2);

-- AlterTable
ALTER TABLE "search_document" ADD COLUMN     "collections" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "product_sub_type" TEXT,
ADD COLUMN     "product_type" TEXT;

-- CreateTable
CREATE TABLE "directory_filter" (
    "directory_id" UUID NOT NULL,
    "filter" "catalogue_filter" NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "filter_type" "filter_type" NOT NULL,

    CONSTRAINT "directory_filter_pkey" PRIMARY KEY ("directory_id","filter")
);

-- CreateTable
CREATE TABLE "product_type" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "directory_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_sub_type" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "product_type_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_sub_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "colour" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hex" TEXT NOT NULL,
    "family" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "colour_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "badge" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text_colour" TEXT NOT NULL,
    "background_colour" TEXT NOT NULL,
    "logo_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "badge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_badge" (
    "product_id" UUID NOT NULL,
    "badge_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "product_badge_pkey" PRIMARY KEY ("product_id","badge_id")
);

-- CreateTable
CREATE TABLE "size_grid" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sex" "sex" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "size_grid_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "size_grid_row" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "size_grid_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "eu" TEXT,
    "uk" TEXT,
    "us" TEXT,
    "cm" TEXT,
    "height" TEXT,

    CONSTRAINT "size_grid_row_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_properties" (
    "product_id" UUID NOT NULL,
    "factory_date" TEXT,
    "padding_material" TEXT,
    "sole" TEXT,
    "additional_info" TEXT,
    "packaging" TEXT,
    "fastening_type" TEXT,
    "functionality" TEXT,
    "toe_style" TEXT,
    "shaft_height" TEXT,
    "heel_type" TEXT,

    CONSTRAINT "product_properties_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "collection" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "poster_key" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "publish_at" TIMESTAMPTZ(3) NOT NULL,
    "finish_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_product" (
    "collection_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "collection_product_pkey" PRIMARY KEY ("collection_id","product_id")
);

-- CreateTable
CREATE TABLE "listing_slug" (
    "slug" TEXT NOT NULL,
    "directory_id" UUID,
    "collection_id" UUID,

    CONSTRAINT "listing_slug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "loyalty_level" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "charge_percentage" INTEGER NOT NULL,
    "charge_off_percentage" INTEGER NOT NULL,
    "required_spent_amount" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "loyalty_level_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "product_id" UUID NOT NULL,
    "author_name" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "advantages" TEXT NOT NULL DEFAULT '',
    "disadvantages" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "state" "review_state" NOT NULL DEFAULT 'PENDING',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_photo" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "review_id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "review_photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_entry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "question" TEXT NOT NULL,
    "answer_html" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "faq_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_article" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "poster_key" TEXT,
    "html" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "seo_title" TEXT,
    "seo_description" TEXT,
    "seo_keywords" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "blog_article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "url_metadata" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "url" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "url_metadata_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirect_rule" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "from_path" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "permanent" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "redirect_rule_pkey" PRIMARY KEY ("id")
);

-- Colours move from the products into a table of their own.
INSERT INTO colour (slug, name, hex, family)
SELECT DISTINCT ON (colour_slug) colour_slug, colour_name, colour_hex, colour_name FROM product ORDER BY colour_slug, id;

UPDATE product SET colour_id = colour.id FROM colour WHERE colour.slug = product.colour_slug;

ALTER TABLE product
  ALTER COLUMN colour_id SET NOT NULL,
  DROP COLUMN colour_slug,
  DROP COLUMN colour_name,
  DROP COLUMN colour_hex;

-- CreateIndex
CREATE UNIQUE INDEX "product_type_slug_key" ON "product_type"("slug");

-- CreateIndex
CREATE INDEX "product_type_directory_id_idx" ON "product_type"("directory_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_type_id_directory_id_key" ON "product_type"("id", "directory_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_sub_type_product_type_id_slug_key" ON "product_sub_type"("product_type_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_sub_type_id_product_type_id_key" ON "product_sub_type"("id", "product_type_id");

-- CreateIndex
CREATE UNIQUE INDEX "colour_slug_key" ON "colour"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "badge_slug_key" ON "badge"("slug");

-- CreateIndex
CREATE INDEX "product_badge_badge_id_idx" ON "product_badge"("badge_id");

-- CreateIndex
CREATE UNIQUE INDEX "size_grid_slug_key" ON "size_grid"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "size_grid_row_size_grid_id_position_key" ON "size_grid_row"("size_grid_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "collection_slug_key" ON "collection"("slug");

-- CreateIndex
CREATE INDEX "collection_product_product_id_idx" ON "collection_product"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_slug_directory_id_key" ON "listing_slug"("directory_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_slug_collection_id_key" ON "listing_slug"("collection_id");

-- CreateIndex
CREATE UNIQUE INDEX "loyalty_level_name_key" ON "loyalty_level"("name");

-- CreateIndex
CREATE UNIQUE INDEX "loyalty_level_required_spent_amount_key" ON "loyalty_level"("required_spent_amount");

-- CreateIndex
CREATE INDEX "review_product_id_created_at_idx" ON "review"("product_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "review_photo_review_id_position_key" ON "review_photo"("review_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "page_slug_key" ON "page"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "faq_entry_question_key" ON "faq_entry"("question");

-- CreateIndex
CREATE UNIQUE INDEX "blog_article_slug_key" ON "blog_article"("slug");

-- CreateIndex
CREATE INDEX "blog_article_published_at_idx" ON "blog_article"("published_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "url_metadata_url_key" ON "url_metadata"("url");

-- CreateIndex
CREATE UNIQUE INDEX "redirect_rule_from_path_key" ON "redirect_rule"("from_path");

-- CreateIndex
CREATE INDEX "product_colour_id_idx" ON "product"("colour_id");

-- CreateIndex
CREATE INDEX "product_product_type_id_idx" ON "product"("product_type_id");

-- CreateIndex
CREATE INDEX "search_document_collections_idx" ON "search_document" USING GIN ("collections");

-- CreateIndex
CREATE INDEX "search_document_product_type_product_sub_type_idx" ON "search_document"("product_type", "product_sub_type");

-- AddForeignKey
ALTER TABLE "directory_filter" ADD CONSTRAINT "directory_filter_directory_id_fkey" FOREIGN KEY ("directory_id") REFERENCES "directory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_directory_id_fkey" FOREIGN KEY ("directory_id") REFERENCES "directory"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_sub_type" ADD CONSTRAINT "product_sub_type_product_type_id_fkey" FOREIGN KEY ("product_type_id") REFERENCES "product_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_badge" ADD CONSTRAINT "product_badge_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_badge" ADD CONSTRAINT "product_badge_badge_id_fkey" FOREIGN KEY ("badge_id") REFERENCES "badge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "size_grid_row" ADD CONSTRAINT "size_grid_row_size_grid_id_fkey" FOREIGN KEY ("size_grid_id") REFERENCES "size_grid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_colour_id_fkey" FOREIGN KEY ("colour_id") REFERENCES "colour"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_product_type_id_directory_id_fkey" FOREIGN KEY ("product_type_id", "directory_id") REFERENCES "product_type"("id", "directory_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_product_sub_type_id_product_type_id_fkey" FOREIGN KEY ("product_sub_type_id", "product_type_id") REFERENCES "product_sub_type"("id", "product_type_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_size_grid_id_fkey" FOREIGN KEY ("size_grid_id") REFERENCES "size_grid"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_properties" ADD CONSTRAINT "product_properties_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_slug" ADD CONSTRAINT "listing_slug_directory_id_fkey" FOREIGN KEY ("directory_id") REFERENCES "directory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_slug" ADD CONSTRAINT "listing_slug_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must hold is held here, whoever writes.

ALTER TABLE brand ADD CONSTRAINT brand_logo_key_form CHECK (logo_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$');

ALTER TABLE directory ADD CONSTRAINT directory_logo_key_form CHECK (logo_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$');

ALTER TABLE directory_filter
  ADD CONSTRAINT directory_filter_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT directory_filter_position_not_negative CHECK (position >= 0);

ALTER TABLE product_type
  ADD CONSTRAINT product_type_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT product_type_name_present CHECK (btrim(name) <> '');

ALTER TABLE product_sub_type
  ADD CONSTRAINT product_sub_type_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT product_sub_type_name_present CHECK (btrim(name) <> '');

ALTER TABLE colour
  ADD CONSTRAINT colour_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT colour_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT colour_hex_form CHECK (hex ~ '^#[0-9A-F]{6}$'),
  ADD CONSTRAINT colour_family_present CHECK (btrim(family) <> '');

ALTER TABLE badge
  ADD CONSTRAINT badge_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT badge_title_present CHECK (btrim(title) <> ''),
  ADD CONSTRAINT badge_text_colour_form CHECK (text_colour ~ '^#[0-9A-F]{6}$'),
  ADD CONSTRAINT badge_background_colour_form CHECK (background_colour ~ '^#[0-9A-F]{6}$'),
  ADD CONSTRAINT badge_logo_key_form CHECK (logo_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$');

ALTER TABLE product_badge ADD CONSTRAINT product_badge_position_not_negative CHECK (position >= 0);

ALTER TABLE size_grid
  ADD CONSTRAINT size_grid_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT size_grid_name_present CHECK (btrim(name) <> '');

ALTER TABLE size_grid_row
  ADD CONSTRAINT size_grid_row_position_not_negative CHECK (position >= 0),
  ADD CONSTRAINT size_grid_row_says_something CHECK (num_nonnulls(eu, uk, us, cm, height) > 0);

-- The foreign key to a sub type is not looked at while the type is null.
ALTER TABLE product
  ADD CONSTRAINT product_sub_type_has_type CHECK (product_sub_type_id IS NULL OR product_type_id IS NOT NULL),
  ADD CONSTRAINT product_seasons_whole CHECK (seasons IS NOT NULL AND array_position(seasons, NULL) IS NULL);

ALTER TABLE product_item ADD CONSTRAINT product_item_delivery_iso_code_form CHECK (delivery_iso_code ~ '^[A-Z]{2}$');

ALTER TABLE collection
  ADD CONSTRAINT collection_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT collection_title_present CHECK (btrim(title) <> ''),
  ADD CONSTRAINT collection_poster_key_form CHECK (poster_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$'),
  ADD CONSTRAINT collection_finishes_after_publishing CHECK (finish_at > publish_at);

ALTER TABLE collection_product ADD CONSTRAINT collection_product_position_not_negative CHECK (position >= 0);

CREATE INDEX collection_finish_at_idx ON collection (finish_at) WHERE finish_at IS NOT NULL;

ALTER TABLE loyalty_level
  ADD CONSTRAINT loyalty_level_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT loyalty_level_charge_percentage_range CHECK (charge_percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT loyalty_level_charge_off_percentage_range CHECK (charge_off_percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT loyalty_level_required_spent_amount_range CHECK (required_spent_amount BETWEEN 0 AND 9007199254740991);

INSERT INTO loyalty_level (name, charge_percentage, charge_off_percentage, required_spent_amount, position) VALUES
  ('Start', 3, 10, 0, 1),
  ('Silver', 5, 15, 5000000, 2),
  ('Gold', 7, 20, 15000000, 3),
  ('Platinum', 10, 30, 40000000, 4);

ALTER TABLE review
  ADD CONSTRAINT review_rating_range CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT review_author_name_present CHECK (btrim(author_name) <> '');

ALTER TABLE review_photo
  ADD CONSTRAINT review_photo_position_not_negative CHECK (position >= 0),
  ADD CONSTRAINT review_photo_key_form CHECK (object_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$');

ALTER TABLE page
  ADD CONSTRAINT page_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT page_title_present CHECK (btrim(title) <> '');

ALTER TABLE faq_entry ADD CONSTRAINT faq_entry_question_present CHECK (btrim(question) <> '');

ALTER TABLE blog_article
  ADD CONSTRAINT blog_article_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT blog_article_title_present CHECK (btrim(title) <> ''),
  ADD CONSTRAINT blog_article_poster_key_form CHECK (poster_key ~ '^[0-9a-f]{64}\.(webp|png|jpg|avif)$');

ALTER TABLE url_metadata ADD CONSTRAINT url_metadata_url_form CHECK (url ~ '^/' AND url !~ '^//');

-- A rule that leads to itself would send a browser round for ever; // would leave the site without saying so.
ALTER TABLE redirect_rule
  ADD CONSTRAINT redirect_rule_from_path_form CHECK (from_path ~ '^/' AND from_path !~ '^//'),
  ADD CONSTRAINT redirect_rule_target_form CHECK (target ~ '^(https?://[^/]|/([^/]|$))'),
  ADD CONSTRAINT redirect_rule_leads_elsewhere CHECK (target <> from_path);

-- The first step of a catalogue address names one thing. `any` is no step: the catalogue drops it.
ALTER TABLE listing_slug
  ADD CONSTRAINT listing_slug_of_one CHECK (num_nonnulls(directory_id, collection_id) = 1),
  ADD CONSTRAINT listing_slug_not_any CHECK (slug <> 'any');

CREATE FUNCTION listing_slug_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('UPDATE listing_slug SET slug = $1 WHERE %I = $2', TG_ARGV[0]) USING NEW.slug, NEW.id;
  ELSE
    EXECUTE format('INSERT INTO listing_slug (slug, %I) VALUES ($1, $2)', TG_ARGV[0]) USING NEW.slug, NEW.id;
  END IF;
  RETURN NULL;
END
$$;

-- One that is deleted for good takes its row along by the foreign key.
CREATE TRIGGER listing_slug_keep AFTER INSERT OR UPDATE OF slug ON directory
  FOR EACH ROW EXECUTE FUNCTION listing_slug_keep('directory_id');
CREATE TRIGGER listing_slug_keep AFTER INSERT OR UPDATE OF slug ON collection
  FOR EACH ROW EXECUTE FUNCTION listing_slug_keep('collection_id');

INSERT INTO listing_slug (slug, directory_id) SELECT slug, id FROM directory;

CALL capture_changes_of('product_type', 'SELECT product.id FROM product JOIN changed ON product.product_type_id = changed.id');
CALL capture_changes_of('product_sub_type', 'SELECT product.id FROM product JOIN changed ON product.product_sub_type_id = changed.id');
CALL capture_changes_of('collection', 'SELECT collection_product.product_id FROM collection_product JOIN changed ON collection_product.collection_id = changed.id');
CALL capture_changes_of('collection_product', 'SELECT product_id FROM changed');
