-- Other spellings of a brand's name, which search finds it by.
ALTER TABLE "brand" ADD COLUMN     "spellings" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE brand
  ALTER COLUMN spellings SET NOT NULL,
  ADD CONSTRAINT brand_spellings_whole CHECK (array_position(spellings, NULL) IS NULL AND '' <> ALL (spellings));

-- A document becomes one value. The old rows lack most of what it has, so they go, and the worker fills the table again; Meilisearch gets
-- an index of a new version anyway.
TRUNCATE "search_document";

-- DropIndex
DROP INDEX "search_document_collections_idx";

-- DropIndex
DROP INDEX "search_document_directories_idx";

-- DropIndex
DROP INDEX "search_document_newest_at_product_id_idx";

-- DropIndex
DROP INDEX "search_document_price_product_id_idx";

-- DropIndex
DROP INDEX "search_document_product_type_product_sub_type_idx";

-- DropIndex
DROP INDEX "search_document_sale_product_id_idx";

-- DropIndex
DROP INDEX "search_document_unit_sold_newest_at_product_id_idx";

-- AlterTable
ALTER TABLE "search_document" DROP COLUMN "collections",
DROP COLUMN "directories",
DROP COLUMN "newest_at",
DROP COLUMN "price",
DROP COLUMN "product_sub_type",
DROP COLUMN "product_type",
DROP COLUMN "sale",
DROP COLUMN "unit_sold",
ADD COLUMN     "document" JSONB NOT NULL,
ADD COLUMN     "listed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "written_in" xid8 NOT NULL DEFAULT pg_current_xact_id();

-- CreateIndex
CREATE INDEX "search_document_written_in_idx" ON "search_document"("written_in");

UPDATE search_engine SET swept_at = '-infinity' WHERE name = 'postgres';

CALL capture_changes_of('colour', 'SELECT product.id FROM product JOIN changed ON product.colour_id = changed.id');
CALL capture_changes_of('size', 'SELECT product_item.product_id FROM product_item JOIN changed ON product_item.size_id = changed.id');
CALL capture_changes_of('product_properties', 'SELECT product_id FROM changed');
