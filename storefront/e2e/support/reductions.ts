import { createPrisma } from '@meet/api/prisma';
import { buildPromoCode } from '@meet/api/testing';
import type { Page } from 'playwright-core';
import { sql } from './database.ts';
import { main } from './orders.ts';
import { shop } from './shop/harness.ts';

/** Creates a promo code and returns it. By default it takes a tenth off everything. */
export async function createPromoCode(overrides: Parameters<typeof buildPromoCode>[1] = {}): Promise<string> {
  const database = createPrisma({ url: shop().database, maxConnections: 1 });
  try {
    return (await buildPromoCode(database.client, overrides)).code;
  } finally {
    await database.close();
  }
}

/** Adds 5,000 bonuses to the account with this email address. */
export const addBonuses = (email: string) =>
  sql(
    `INSERT INTO bonus_entry (account_id, kind, amount, reference)
     SELECT account_id, 'ACCRUE', 5000, 'e2e-cart-' || address FROM account_recipient WHERE address = $1`,
    [email],
  );

/** Chooses as many bonuses as may be spent at the checkout. */
export async function spendBonuses(page: Page) {
  await main(page)
    .getByRole('button', { name: /^Meet-бонусы/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Meet-бонусы' })
    .getByRole('button', { name: /^Списать \d/ })
    .click();
}
