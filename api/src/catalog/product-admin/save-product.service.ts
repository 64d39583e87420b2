import { Injectable } from '@nestjs/common';
import { UploadService } from '../../images/upload/upload.service.js';
import { JournalService } from '../../journal/journal.service.js';
import { createUpdateTime, requireUnchanged } from '../../platform/errors/edit-conflict.js';
import { type WrongField, wrongFieldsError } from '../../platform/input/input-form.js';
import { readForm } from '../../platform/input/schema-form.js';
import { isKeyRace, retryOnContention } from '../../platform/prisma/contention.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Operator, OperatorInRequest } from '../../platform/viewer/viewers.port.js';
import type { CatalogRecord } from '../exchange/catalog-record.js';
import { applyProduct, type ProductRefusal } from '../exchange/import/apply-product.js';
import { findDuplicates } from '../exchange/import/parse-line.js';
import type { RefusalCode } from '../exchange/import/refusal.js';
import { type OperatorProduct, type ProductForm, productForm } from './operator-product.model.js';
import { type ProductSnapshot, readProduct } from './operator-product.queries.js';

/** The field of the form that causes each refusal of the product. */
const productFieldByRefusal: Partial<Record<RefusalCode, string>> = {
  DELETED_PRODUCT: 'slug',
  SKU_TAKEN: 'sku',
  UNKNOWN_BRAND: 'brand.slug',
  UNKNOWN_COLOUR: 'colour.slug',
  UNKNOWN_DIRECTORY: 'directory',
  UNKNOWN_PRODUCT_TYPE: 'productType',
  UNKNOWN_PRODUCT_SUB_TYPE: 'productSubType',
  UNKNOWN_SIZE_GRID: 'sizeGrid',
  TYPE_OF_ANOTHER_DIRECTORY: 'productType',
  SUB_TYPE_OF_ANOTHER_TYPE: 'productSubType',
};

/** The field of a unit that causes each refusal. */
const unitFieldByRefusal: Partial<Record<RefusalCode, string>> = {
  DELETED_ITEM: 'externalId',
  ITEM_OF_ANOTHER_PRODUCT: 'externalId',
  WRONG_PRICES: 'price',
};

/** Returns the field of the input that a refusal is about. `subject` and `detail` are names in its text, such as that of a unit. */
function findRefusedField(product: CatalogRecord, { code, subject, detail, message }: ProductRefusal): WrongField {
  const toUnitField = (externalId: string, field: string) =>
    `items[${product.items?.findIndex((item) => item.externalId === externalId)}].${field}`;
  const unitField = unitFieldByRefusal[code];
  if (unitField) return { field: toUnitField(subject, unitField), message };
  if (code === 'UNKNOWN_SIZE') return { field: toUnitField(detail, 'size'), message };
  if (code === 'UNKNOWN_BADGE') return { field: `badges[${product.badges?.indexOf(subject)}]`, message };
  if (code === 'MISSING_FIELD') return { field: detail === '' ? subject : toUnitField(detail, subject), message };
  return { field: productFieldByRefusal[code] ?? 'slug', message };
}

type Transaction = Prisma.TransactionClient;

/** Saves a product together with its units, with the same checks and statements as an import. */
@Injectable()
export class SaveProductService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly uploads: UploadService,
    private readonly journal: JournalService,
    private readonly clock: Clock,
  ) {}

  async save(request: OperatorInRequest, input: object): Promise<OperatorProduct> {
    const { updatedAt, ...product } = readForm(productForm, input);
    requireValidImagesAndItems(product);
    // The lock serializes two operators who create the same product, which has no row to lock yet. An import does not take this lock.
    const save = () =>
      this.prisma.inTransaction(request.requestId, (transaction) => this.#save(transaction, request.operator, { ...product, updatedAt }), [
        `product:${product.slug}`,
      ]);
    return retryOnContention(save, isKeyRace);
  }

  async #save(transaction: Transaction, operator: Operator, { updatedAt, ...product }: ProductForm): Promise<OperatorProduct> {
    const condition = Prisma.sql`product.slug = ${product.slug}`;
    await transaction.$executeRaw`SELECT FROM product WHERE ${condition} FOR NO KEY UPDATE`;
    const existingProduct = await readProduct(transaction, condition, this.clock.now());
    requireUnchanged(existingProduct?.operatorProduct ?? null, updatedAt);
    const record = await this.#claimPictures(transaction, operator, product);
    const refusals = await applyProduct(transaction, record);
    if (refusals.length > 0) throw wrongFieldsError(refusals.map((refusal) => findRefusedField(record, refusal)));
    const savedProduct = await this.#read(transaction, condition, existingProduct);
    await this.journal.record(transaction, {
      author: operator,
      action: 'saveProduct',
      subject: { kind: 'product', id: product.slug },
      before: existingProduct?.record ?? null,
      after: savedProduct.record,
    });
    return savedProduct.operatorProduct;
  }

  async #claimPictures(
    transaction: Transaction,
    operator: Operator,
    { images, ...product }: Omit<ProductForm, 'updatedAt'>,
  ): Promise<CatalogRecord> {
    if (!images) return product;
    const storedImages: CatalogRecord['images'] = [];
    for (const { uploadId, ...image } of images)
      storedImages.push(
        uploadId === undefined ? image : { key: await this.uploads.claim(transaction, operator, uploadId), alt: image.alt },
      );
    return { ...product, images: storedImages };
  }

  /**
   * Reads the saved product, and ensures that a change has given it a new `updated_at`. The statements of an import write the start of
   * their transaction, and an earlier save may have written the same or a later time.
   */
  async #read(transaction: Transaction, condition: Prisma.Sql, existing: ProductSnapshot | null): Promise<ProductSnapshot> {
    const now = this.clock.now();
    const savedProduct = await readProduct(transaction, condition, now);
    if (!savedProduct) throw new Error('The product was deleted while it was locked');
    const isNewer = !existing || savedProduct.operatorProduct.updatedAt > existing.operatorProduct.updatedAt;
    if (isNewer || JSON.stringify(savedProduct.record) === JSON.stringify(existing.record)) return savedProduct;
    const updatedAt = createUpdateTime(now, existing.operatorProduct);
    await transaction.product.update({ where: { id: savedProduct.operatorProduct.id }, data: { updatedAt } });
    return { ...savedProduct, operatorProduct: { ...savedProduct.operatorProduct, updatedAt } };
  }
}

function requireValidImagesAndItems({ images = [], items = [] }: Omit<ProductForm, 'updatedAt'>): void {
  const wrongFields: WrongField[] = images.flatMap(({ key, uploadId, sourceUrl }, index) =>
    [key, uploadId, sourceUrl].filter((source) => source !== undefined).length === 1
      ? []
      : [{ field: `images[${index}].key`, message: 'У\u00a0картинки должно быть что-то одно: key, uploadId или sourceUrl.' }],
  );
  for (const externalId of findDuplicates(items.map((item) => item.externalId))) {
    const index = items.findLastIndex((item) => item.externalId === externalId);
    wrongFields.push({ field: `items[${index}].externalId`, message: `Единица «${externalId}» названа дважды.` });
  }
  if (wrongFields.length > 0) throw wrongFieldsError(wrongFields);
}
