import { randomUUID } from 'node:crypto';
import { bearer, type SignedIn, signIn } from '../src/auth/session/sessions.harness.js';
import { CalledOrders } from '../src/order/called-orders.harness.js';
import { HANDED_OVER, pickupOrder, type ShippingShop } from '../src/order/courier/shipments.harness.js';
import type { OrderStatus } from '../src/platform/prisma/generated/enums.js';
import { schema } from './access-levels.harness.js';
import { buildParentsOfProducts, whole } from './catalog-admin.harness.js';
import { buildAccount } from './factories/account.factory.js';
import { buildProduct, buildProductItem } from './factories/catalog.factory.js';
import type { BuiltOrder } from './factories/order.factory.js';
import { buildReview } from './factories/review.factory.js';
import { partner } from './requests.harness.js';
import type { GraphqlResponse } from './test-api.harness.js';

/** The input of a mutation, prepared so that the call changes data. */
export type PrepareInput = () => Promise<object>;

interface Saved {
  id: string;
  updatedAt: string;
}

/** An administrator who calls every mutation. */
export class StaffMutations {
  constructor(
    readonly shop: ShippingShop,
    readonly who: SignedIn,
  ) {}

  get #db() {
    return this.shop.api.db;
  }

  /** Calls a mutation with its `dto`, and returns the selected fields. */
  call<Answer>(name: string, dto: object, fields = '__typename'): Promise<Answer> {
    return this.callAs(bearer(this.who.tokens), name, { dto, fields });
  }

  /** Calls a mutation as another account or a program. */
  async callAs<Answer>(headers: Record<string, string>, name: string, { dto, fields }: { dto: object; fields: string }): Promise<Answer> {
    const input = schema.getMutationType()?.getFields()[name]?.args[0]?.type;
    const query = `mutation ($dto: ${input}) { answer: ${name}(dto: $dto) { ${fields} } }`;
    const response = await this.shop.api.post({ query, variables: { dto } }, headers);
    const { data, errors } = (await response.json()) as GraphqlResponse<{ answer: Answer }>;
    if (!data?.answer || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data.answer;
  }

  /** A call of each administrators' mutation that changes data. */
  all(): Record<string, PrepareInput> {
    return { ...this.#catalog(), ...this.#products(), ...this.#content(), ...this.#orders(), ...this.#people(), ...this.#webhooks() };
  }

  /** Saves a new entity, and removes it. `key` is the field of the removal with its id. */
  #pair(entityName: string, key: string, form: () => object): Record<string, PrepareInput> {
    const removal = async () => {
      const named = form();
      const { id, updatedAt } = await this.call<Saved>(
        `save${entityName}`,
        named,
        entityName === 'FaqEntry' ? 'id updatedAt' : 'updatedAt',
      );
      const [name] = Object.values(named);
      return { [key]: entityName === 'FaqEntry' ? id : name, updatedAt };
    };
    return { [`save${entityName}`]: async () => form(), [`remove${entityName}`]: removal };
  }

  #catalog(): Record<string, PrepareInput> {
    const slug = () => `thing-${randomUUID()}`;
    return {
      ...this.#pair('Badge', 'slug', () => ({ slug: slug(), title: 'Хит', textColor: '#FFFFFF', backgroundColor: '#17171A' })),
      ...this.#pair('Brand', 'slug', () => ({ slug: slug(), name: 'Плотина' })),
      ...this.#pair('Collection', 'slug', () => ({ slug: slug(), title: 'Осень', publishAt: '2026-01-01T00:00:00Z' })),
      ...this.#pair('Colour', 'slug', () => ({ slug: slug(), name: 'чёрный', hex: '#17171A', family: 'чёрный' })),
      ...this.#pair('Directory', 'slug', () => ({ slug: slug(), name: 'Обувь', position: 1 })),
      ...this.#pair('Size', 'slug', () => ({ slug: slug(), name: '41', position: 1 })),
      ...this.#pair('SizeGrid', 'slug', () => ({ slug: slug(), name: 'Мужские', sex: 'MALE', rows: [] })),
    };
  }

  #products(): Record<string, PrepareInput> {
    const interrupted = {
      dryRun: false,
      state: 'INTERRUPTED',
      interruption: 'IDLE',
      startedAt: new Date(),
      finishedAt: new Date(),
    } as const;
    return {
      saveProduct: async () => {
        if ((await this.#db.brand.count({ where: { slug: 'plotina' } })) === 0) await buildParentsOfProducts(this.shop.api);
        return whole(`shlyuz-${randomUUID()}`);
      },
      publishProduct: async () => ({ ids: [(await buildProduct(this.#db, { active: false })).id] }),
      withdrawProduct: async () => ({ ids: [(await buildProduct(this.#db, { active: true })).id] }),
      setStock: async () => {
        const { externalId } = await buildProductItem(this.#db, { price: 100_000n });
        return { idempotencyKey: randomUUID(), units: [{ externalId, price: 110_000 }] };
      },
      cancelCatalogImport: async () => {
        const { id } = await this.#db.catalogImport.create({ data: { ...interrupted, authorId: this.who.accountId } });
        return { id };
      },
    };
  }

  #content(): Record<string, PrepareInput> {
    const unique = () => randomUUID();
    const generateLetters = () => unique().replaceAll(/[\d-]/g, '');
    const promoCodes = this.#pair('PromoCode', 'code', () => ({ code: unique().slice(0, 8), kind: 'PERCENT', percent: 10 }));
    const synonym = () => ({ name: `кроссовки${generateLetters()}`, relation: 'ASKED', others: [`тапоходы${generateLetters()}`] });
    return {
      ...this.#pair('BlogArticle', 'key', () => ({ slug: unique(), title: 'Уход', html: '<p>Сушить</p>' })),
      ...this.#pair('FaqEntry', 'key', () => ({ question: `Как ${unique()}?`, answerHtml: '<p>Так</p>', position: 1 })),
      ...this.#pair('Page', 'key', () => ({ slug: unique(), title: 'О нас', html: '<p>Мы</p>' })),
      ...this.#pair('RedirectRule', 'key', () => ({ fromPath: `/${unique()}`, target: '/catalog' })),
      ...this.#pair('UrlMetadata', 'key', () => ({ url: `/${unique()}`, title: 'Заголовок' })),
      ...promoCodes,
      endPromoCode: async () => promoCodes.removePromoCode?.() ?? {},
      saveSynonym: async () => synonym(),
      removeSynonym: async () => {
        const { others, ...named } = synonym();
        const { updatedAt } = await this.call<Saved>('saveSynonym', { ...named, others }, 'updatedAt');
        return { ...named, updatedAt };
      },
    };
  }

  async #placeMoved(...statuses: OrderStatus[]): Promise<BuiltOrder> {
    const order = await this.shop.placePaid();
    for (const status of statuses)
      await this.shop.orders.move(order, status, undefined, status === HANDED_OVER ? { trackCode: 'RA-1' } : {});
    return order;
  }

  #orders(): Record<string, PrepareInput> {
    const step = async () => ({ orderId: (await this.#placeMoved()).id, status: HANDED_OVER, trackCode: 'RA-1' });
    return {
      moveOrderUnits: step,
      moveOrders: async () => ({ steps: [await step()] }),
      correctOrderUnits: async () => ({ orderId: (await this.#placeMoved(HANDED_OVER)).id, trackCode: 'RA-2' }),
      takeBackOrderStep: async () => {
        const status = 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';
        return { orderId: (await this.#placeMoved(HANDED_OVER, status)).id, status, reason: 'Не тот заказ' };
      },
      arrangeExchange: async () => {
        const order = await this.#placeMoved(HANDED_OVER, 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED');
        return { orderId: order.id, itemId: order.items[0]?.id, productItemId: await this.shop.orders.buildFreeUnit() };
      },
      changeCalledOrder: () => this.#calledOrder(),
      registerShipmentAgain: async () => {
        this.shop.fake.orders.refusals.push('v2_recipient_location_not_recognized');
        const order = await this.shop.placeHandedOver({ order: pickupOrder });
        await this.shop.waitForState(order, 'REFUSED');
        return { id: (await this.shop.listShipments(order))[0]?.id };
      },
    };
  }

  async #calledOrder(): Promise<object> {
    const { api } = this.shop;
    const called = new CalledOrders(api, { shopper: () => signIn(api), manager: bearer(this.who.tokens) });
    // The goods, and the price of the fake carrier.
    const expectedTotal = 5_000_00 + 481_00;
    const order = await called.place({ units: [await buildProductItem(this.#db, { price: 5_000_00n })], expectedTotal });
    const { updatedAt, items } = await called.read(order);
    return { orderId: order.id, updatedAt, prices: [{ itemId: items[0]?.id, price: 4_500_00 }], reason: 'Скидка' };
  }

  #people(): Record<string, PrepareInput> {
    const token = () => ({ name: 'Склад', scopes: ['STOCK_WRITE'] });
    const issueToken = async () => {
      const { serviceToken } = await this.call<{ serviceToken: Saved }>('createServiceToken', token(), 'serviceToken { id }');
      return { id: serviceToken.id };
    };
    return {
      createServiceToken: async () => token(),
      rotateServiceToken: issueToken,
      revokeServiceToken: issueToken,
      setAccessLevel: async () => ({ userId: (await buildAccount(this.#db)).id, accessLevel: 'SUPPORT' }),
      setReviewState: async () => {
        const { id: reviewId, updatedAt } = await buildReview(this.#db, { state: 'PENDING' });
        return { reviewId, state: 'PUBLISHED', updatedAt };
      },
      setRequestState: async () => {
        const { number } = await this.call<{ number: number }>('createCooperativeRequest', partner, 'number');
        const { id: requestId, updatedAt } = await this.#db.shopRequest.findUniqueOrThrow({ where: { number } });
        return { requestId, state: 'CLOSED', updatedAt };
      },
    };
  }

  #webhooks(): Record<string, PrepareInput> {
    const webhook = () => ({ url: `http://127.0.0.1:9/${randomUUID()}`, eventTypes: ['ORDER_PAID'] });
    const addWebhook = async () => (await this.call<{ webhook: Saved }>('saveWebhook', webhook(), 'webhook { id updatedAt }')).webhook;
    return {
      saveWebhook: async () => webhook(),
      removeWebhook: addWebhook,
      rotateWebhookSecret: addWebhook,
      sendTestEvent: async () => ({ webhookId: (await addWebhook()).id }),
      resendWebhookDelivery: async () => {
        const { id } = await this.call<Saved>('sendTestEvent', { webhookId: (await addWebhook()).id }, 'id');
        // A dead delivery can be sent again, whether or not a call was tried before.
        await this.#db.webhookDelivery.update({ where: { id }, data: { state: 'DEAD', endedAt: new Date() } });
        return { deliveryId: id };
      },
    };
  }
}
