import type { Prisma } from '../../../platform/prisma/generated/client.js';
import type { CatalogRecord } from '../catalog-record.js';
import { findRefusalsSql } from './check.queries.js';
import { createRefusal, isRefusalCode, type RefusalCode } from './refusal.js';
import { createStageTables, disableJit, stageStatements } from './stage.queries.js';
import { writeStatements } from './write.queries.js';

/** Reason why a product cannot be written. `subject` and `detail` are names that the message mentions, such as that of a unit. */
export interface ProductRefusal {
  code: RefusalCode;
  subject: string;
  detail: string;
  message: string;
}

/** A refusal as the query returns it. `subject` and `detail` are null if the message does not mention them. */
interface RefusalRow {
  code: string;
  subject: string | null;
  detail: string | null;
}

const stageLineSql = 'INSERT INTO incoming (line, slug, doc) VALUES (1, $1, $2::jsonb)';
const stageUnitsSql = `INSERT INTO incoming_item (line, external_id, doc)
  SELECT 1, unit ->> 'externalId', unit FROM jsonb_array_elements($1::jsonb) AS unit`;

/**
 * Writes one product in a transaction of the API, with the checks and statements of an import. Returns the reasons if the product is
 * refused; in that case nothing is written. Existing rows stay locked until the transaction ends.
 */
export async function applyProduct(transaction: Prisma.TransactionClient, product: CatalogRecord): Promise<ProductRefusal[]> {
  const { items = [], ...doc } = product;
  const run = (statements: readonly string[]) =>
    statements.reduce<Promise<unknown>>(
      (earlierStatements, statement) => earlierStatements.then(() => transaction.$executeRawUnsafe(statement)),
      Promise.resolve(),
    );
  await run([disableJit('LOCAL'), ...createStageTables('DROP')]);
  await transaction.$executeRawUnsafe(stageLineSql, product.slug, JSON.stringify(doc));
  await transaction.$executeRawUnsafe(stageUnitsSql, JSON.stringify(items));
  await run(stageStatements);
  const refusals = (await transaction.$queryRawUnsafe<RefusalRow[]>(findRefusalsSql)).map(toRefusal);
  if (refusals.length === 0) await run(writeStatements);
  return refusals;
}

function toRefusal({ code, subject, detail }: RefusalRow): ProductRefusal {
  if (!isRefusalCode(code)) throw new Error(`Unknown refusal code: ${code}`);
  const names = { subject: subject ?? '', detail: detail ?? '' };
  return { code, ...names, message: createRefusal(1, code, [names.subject, names.detail]).message };
}
