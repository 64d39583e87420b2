-- CreateEnum
CREATE TYPE "sex" AS ENUM ('FEMALE', 'MALE', 'UNISEX');

-- CreateEnum
CREATE TYPE "supplier_type" AS ENUM ('CONTRACTOR', 'MEET_WAREHOUSE', 'PRIVATE_SELLER', 'TRADING_FLOOR');

-- CreateEnum
CREATE TYPE "directory_rule" AS ENUM ('CATEGORY', 'NEW', 'SALE', 'MEET_PRICE');

-- CreateTable
CREATE TABLE "brand" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "position_score" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "rule" "directory_rule" NOT NULL DEFAULT 'CATEGORY',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "directory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "model_name" TEXT NOT NULL,
    "brand_id" UUID NOT NULL,
    "directory_id" UUID NOT NULL,
    "sex" "sex" NOT NULL DEFAULT 'UNISEX',
    "colour_slug" TEXT NOT NULL,
    "colour_name" TEXT NOT NULL,
    "colour_hex" TEXT NOT NULL,
    "new_arrival" BOOLEAN NOT NULL DEFAULT false,
    "meet_price" BOOLEAN NOT NULL DEFAULT false,
    "unit_sold" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_image" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "product_id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,

    CONSTRAINT "product_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "size" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "size_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "external_id" TEXT NOT NULL,
    "product_id" UUID NOT NULL,
    "size_id" UUID NOT NULL,
    "supplier" "supplier_type" NOT NULL,
    "price" BIGINT NOT NULL,
    "old_price" BIGINT,
    "loyalty_price" BIGINT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "reserved_until" TIMESTAMPTZ(3),
    "sold_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_engine" (
    "name" TEXT NOT NULL,
    "swept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_engine_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "search_outbox" (
    "id" BIGSERIAL NOT NULL,
    "engine" TEXT NOT NULL,
    "product_id" UUID NOT NULL,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_document" (
    "product_id" UUID NOT NULL,
    "directories" TEXT[],
    "price" BIGINT NOT NULL,
    "sale" INTEGER NOT NULL,
    "unit_sold" INTEGER NOT NULL,
    "newest_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "search_document_pkey" PRIMARY KEY ("product_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "brand_slug_key" ON "brand"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "directory_slug_key" ON "directory"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_slug_key" ON "product"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_sku_key" ON "product"("sku");

-- CreateIndex
CREATE INDEX "product_brand_id_idx" ON "product"("brand_id");

-- CreateIndex
CREATE INDEX "product_directory_id_idx" ON "product"("directory_id");

-- CreateIndex
CREATE INDEX "product_model_name_brand_id_idx" ON "product"("model_name", "brand_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_image_product_id_position_key" ON "product_image"("product_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "size_slug_key" ON "size"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_item_external_id_key" ON "product_item"("external_id");

-- CreateIndex
CREATE INDEX "product_item_product_id_idx" ON "product_item"("product_id");

-- CreateIndex
CREATE INDEX "product_item_size_id_idx" ON "product_item"("size_id");

-- CreateIndex
CREATE INDEX "search_outbox_engine_id_idx" ON "search_outbox"("engine", "id");

-- CreateIndex
CREATE INDEX "search_document_directories_idx" ON "search_document" USING GIN ("directories");

-- CreateIndex
CREATE INDEX "search_document_price_product_id_idx" ON "search_document"("price", "product_id");

-- CreateIndex
CREATE INDEX "search_document_unit_sold_newest_at_product_id_idx" ON "search_document"("unit_sold" DESC, "newest_at" DESC, "product_id");

-- CreateIndex
CREATE INDEX "search_document_newest_at_product_id_idx" ON "search_document"("newest_at" DESC, "product_id");

-- CreateIndex
CREATE INDEX "search_document_sale_product_id_idx" ON "search_document"("sale" DESC, "product_id");

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_directory_id_fkey" FOREIGN KEY ("directory_id") REFERENCES "directory"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_item" ADD CONSTRAINT "product_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_item" ADD CONSTRAINT "product_item_size_id_fkey" FOREIGN KEY ("size_id") REFERENCES "size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
