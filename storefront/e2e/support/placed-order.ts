import type { Page } from 'playwright-core';
import { putIntoCart, unitsForSale } from './orders.ts';

/** Asks the API on behalf of the signed-in visitor. */
export async function askAs<Result>(page: Page, query: string, variables: object): Promise<Result> {
  const answer = await page.context().request.post('/graphql', { data: { query, variables }, headers: { 'x-meet-browser': '1' } });
  const { data, errors } = (await answer.json()) as { data: Result; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Typed {
  comment?: string;
  street?: string;
  house?: string;
  apartment?: string;
}

/** Places an order of the signed-in visitor through the API, by default for one unit. Returns its id. */
export async function placeOrder(page: Page, email: string, units?: readonly string[], typed: Typed = {}): Promise<string> {
  const ids = units ?? (await unitsForSale(1)).map(({ id }) => id);
  await putIntoCart(page, ids);
  const { findCity } = await askAs<{ findCity: { id: string }[] }>(page, '{ findCity(dto: { query: "Казань" }) { id } }', {});
  const cityId = findCity[0]?.id ?? '';
  const { quote } = await askAs<{ quote: { total: number } }>(page, 'query ($dto: QuoteInput!) { quote(dto: $dto) { total } }', {
    dto: { productItemIds: ids, delivery: { cityId } },
  });
  const { comment = '', ...place } = typed;
  const dto = {
    idempotencyKey: crypto.randomUUID(),
    productItemIds: ids,
    expectedTotal: quote.total,
    recipient: { name: 'Анна', surname: 'Ветрова', phone: '+79001234567', email },
    delivery: { cityId, street: 'ул. Щапова', house: '26', ...place },
    comment,
  };
  const { placed } = await askAs<{ placed: { id: string } }>(
    page,
    'mutation ($dto: CreateOrderInput!) { placed: createOrderWithPaymentLink(dto: $dto) { id } }',
    { dto },
  );
  return placed.id;
}
