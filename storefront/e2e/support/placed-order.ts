import { findUnitsForSale, putIntoCart } from './orders.ts';
import { type Client, queryAs } from './query-api.ts';

interface CheckoutTexts {
  comment?: string;
  street?: string;
  house?: string;
  apartment?: string;
}

/** Places an order of the signed-in client through the API, by default for one unit. Returns its id. */
export async function placeOrder(client: Client, email: string, units?: readonly string[], texts: CheckoutTexts = {}): Promise<string> {
  const ids = units ?? (await findUnitsForSale(1)).map(({ id }) => id);
  await putIntoCart(client, ids);
  const { findCity } = await queryAs<{ findCity: { id: string }[] }>(client, '{ findCity(dto: { query: "Казань" }) { id } }');
  const cityId = findCity[0]?.id ?? '';
  const { quote } = await queryAs<{ quote: { total: number } }>(client, 'query ($dto: QuoteInput!) { quote(dto: $dto) { total } }', {
    dto: { productItemIds: ids, delivery: { cityId } },
  });
  const { comment = '', ...addressParts } = texts;
  const dto = {
    idempotencyKey: crypto.randomUUID(),
    productItemIds: ids,
    expectedTotal: quote.total,
    recipient: { name: 'Анна', surname: 'Ветрова', phone: '+79001234567', email },
    delivery: { cityId, street: 'ул. Щапова', house: '26', ...addressParts },
    comment,
  };
  const { placed: createdOrder } = await queryAs<{ placed: { id: string } }>(
    client,
    'mutation ($dto: CreateOrderInput!) { placed: createOrderWithPaymentLink(dto: $dto) { id } }',
    { dto },
  );
  return createdOrder.id;
}
