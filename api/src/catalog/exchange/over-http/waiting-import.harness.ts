import { randomUUID } from 'node:crypto';
import type { ImportingShop, ImportUpload } from '../../../../test/catalog-imports.harness.js';
import { catalogLines } from '../../../../test/catalog-lines.harness.js';
import { until } from '../../../../test/support/wait-until.js';

interface Interruption {
  /** Whether the whole file was sent before the interruption. */
  isFileComplete: boolean;
  interrupt: (id: string, sending: ImportUpload) => Promise<unknown>;
  /** Time from the beginning of `interrupt` within which the statement must end. */
  withinMs?: number;
}

/**
 * Interrupts an import of two batches, the first of which waits for a locked row. Returns the id of the import once its statement has
 * ended.
 */
export async function interruptWaiting(shop: ImportingShop, { isFileComplete, interrupt, withinMs }: Interruption): Promise<string> {
  const listStatements = () => shop.api.db.$queryRaw<{ wait_event_type: string | null }[]>`
    SELECT wait_event_type FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'meet catalog import'`;
  await shop.import(catalogLines(1, 1));
  const id = randomUUID();
  await shop.api.db.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM product FOR UPDATE`;
    const sending = shop.start(`?id=${id}`);
    await sending.write([...catalogLines(100, 1), ...catalogLines(100, 1)]);
    if (isFileComplete) void sending.end();
    await until('a batch waits for the row', async () =>
      (await listStatements()).some((statement) => statement.wait_event_type === 'Lock'),
    );
    const statementEnd = until('the statement has ended', async () => (await listStatements()).length === 0, withinMs);
    await Promise.all([interrupt(id, sending), statementEnd]);
  });
  return id;
}
