import { randomUUID } from 'node:crypto';
import { bearer, type SignedIn, signIn } from '../src/auth/session/sessions.harness.js';
import { CalledOrders } from '../src/order/called-orders.harness.js';
import { HANDED_OVER, pickupOrder, type ShippingShop } from '../src/order/courier/shipments.harness.js';
import type { OrderStatus } from '../src/platform/prisma/generated/enums.js';
import { schema } from './access-levels.harness.js';
import { buildParentsOfProducts, buildWholeProduct } from './catalog-admin.harness.js';
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
    readonly administrator: SignedIn,
  ) {}

  get #db() {
    return this.shop.api.db;
  }

  /** Calls a mutation as the administrator, and returns the selected fields. */
  call<Result>(name: string, dto: object, fields = '__typename'): Promise<Result> {
    return this.callAs(bearer(this.administrator.tokens), name, { dto, fields });
  }

  /** Calls a mutation as another account or a program. */
  async callAs<Result>(headers: Record<string, string>, name: string, { dto, fields }: { dto: object; fields: string }): Promise<Result> {
    const inputType = schema.getMutationType()?.getFields()[name]?.args[0]?.type;
    const query = `mutation ($dto: ${inputType}) { result: ${name}(dto: $dto) { ${fields} } }`;
    const response = await this.shop.api.post({ query, variables: { dto } }, headers);
    const { data, errors } = (await response.json()) as GraphqlResponse<{ result: Result }>;
    if (!data?.result || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data.result;
  }

  /** Returns, for each mutation of the staff, a function that prepares an input with which the call changes data. */
  listInputs(): Record<string, PrepareInput> {
    return {
      ...this.#listCatalogInputs(),
      ...this.#listProductInputs(),
      ...this.#listContentInputs(),
      ...this.#listOrderInputs(),
      ...this.#listAccountAndRequestInputs(),
      ...this.#listWebhookInputs(),
    };
  }

  /** Inputs that save a new entity and remove it. `key` is the field of the removal's input that identifies the entity. */
  #prepareSaveRemove(entityName: string, key: string, createForm: () => object): Record<string, PrepareInput> {
    const prepareRemoval = async () => {
      const form = createForm();
      const { id, updatedAt } = await this.call<Saved>(`save${entityName}`, form, entityName === 'FaqEntry' ? 'id updatedAt' : 'updatedAt');
      const [name] = Object.values(form);
      return { [key]: entityName === 'FaqEntry' ? id : name, updatedAt };
    };
    return { [`save${entityName}`]: async () => createForm(), [`remove${entityName}`]: prepareRemoval };
  }

  #listCatalogInputs(): Record<string, PrepareInput> {
    const slug = () => `entity-${randomUUID()}`;
    return {
      ...this.#prepareSaveRemove('Badge', 'slug', () => ({ slug: slug(), title: 'Хит', textColor: '#FFFFFF', backgroundColor: '#17171A' })),
      ...this.#prepareSaveRemove('Brand', 'slug', () => ({ slug: slug(), name: 'Плотина' })),
      ...this.#prepareSaveRemove('Collection', 'slug', () => ({ slug: slug(), title: 'Осень', publishAt: '2026-01-01T00:00:00Z' })),
      ...this.#prepareSaveRemove('Colour', 'slug', () => ({ slug: slug(), name: 'чёрный', hex: '#17171A', family: 'чёрный' })),
      ...this.#prepareSaveRemove('Directory', 'slug', () => ({ slug: slug(), name: 'Обувь', position: 1 })),
      ...this.#prepareSaveRemove('Size', 'slug', () => ({ slug: slug(), name: '41', position: 1 })),
      ...this.#prepareSaveRemove('SizeGrid', 'slug', () => ({ slug: slug(), name: 'Мужские', sex: 'MALE', rows: [] })),
    };
  }

  #listProductInputs(): Record<string, PrepareInput> {
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
        return buildWholeProduct(`shlyuz-${randomUUID()}`);
      },
      publishProduct: async () => ({ ids: [(await buildProduct(this.#db, { active: false })).id] }),
      withdrawProduct: async () => ({ ids: [(await buildProduct(this.#db, { active: true })).id] }),
      setStock: async () => {
        const { externalId } = await buildProductItem(this.#db, { price: 100_000n });
        return { idempotencyKey: randomUUID(), units: [{ externalId, price: 110_000 }] };
      },
      cancelCatalogImport: async () => {
        const { id } = await this.#db.catalogImport.create({ data: { ...interrupted, authorId: this.administrator.accountId } });
        return { id };
      },
    };
  }

  #listContentInputs(): Record<string, PrepareInput> {
    const unique = () => randomUUID();
    const generateLetters = () => unique().replaceAll(/[\d-]/g, '');
    const promoCodes = this.#prepareSaveRemove('PromoCode', 'code', () => ({ code: unique().slice(0, 8), kind: 'PERCENT', percent: 10 }));
    const synonym = () => ({ name: `кроссовки${generateLetters()}`, relation: 'ASKED', others: [`тапоходы${generateLetters()}`] });
    return {
      ...this.#prepareSaveRemove('BlogArticle', 'key', () => ({ slug: unique(), title: 'Уход', html: '<p>Сушить</p>' })),
      ...this.#prepareSaveRemove('FaqEntry', 'key', () => ({ question: `Как ${unique()}?`, answerHtml: '<p>Так</p>', position: 1 })),
      ...this.#prepareSaveRemove('Page', 'key', () => ({ slug: unique(), title: 'О нас', html: '<p>Мы</p>' })),
      ...this.#prepareSaveRemove('RedirectRule', 'key', () => ({ fromPath: `/${unique()}`, target: '/catalog' })),
      ...this.#prepareSaveRemove('UrlMetadata', 'key', () => ({ url: `/${unique()}`, title: 'Заголовок' })),
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

  async #placeInStatuses(...statuses: OrderStatus[]): Promise<BuiltOrder> {
    const order = await this.shop.placePaid();
    for (const status of statuses)
      await this.shop.orders.move(order, status, undefined, status === HANDED_OVER ? { trackCode: 'RA-1' } : {});
    return order;
  }

  #listOrderInputs(): Record<string, PrepareInput> {
    const step = async () => ({ orderId: (await this.#placeInStatuses()).id, status: HANDED_OVER, trackCode: 'RA-1' });
    return {
      moveOrderUnits: step,
      moveOrders: async () => ({ steps: [await step()] }),
      correctOrderUnits: async () => ({ orderId: (await this.#placeInStatuses(HANDED_OVER)).id, trackCode: 'RA-2' }),
      takeBackOrderStep: async () => {
        const status = 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';
        return { orderId: (await this.#placeInStatuses(HANDED_OVER, status)).id, status, reason: 'Не тот заказ' };
      },
      arrangeExchange: async () => {
        const order = await this.#placeInStatuses(HANDED_OVER, 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED');
        return { orderId: order.id, itemId: order.items[0]?.id, productItemId: await this.shop.orders.buildFreeUnit() };
      },
      changeCalledOrder: () => this.#prepareCalledOrderChange(),
      registerShipmentAgain: async () => {
        this.shop.fake.orders.refusals.push('v2_recipient_location_not_recognized');
        const order = await this.shop.placeHandedOver({ order: pickupOrder });
        await this.shop.waitForState(order, 'REFUSED');
        return { id: (await this.shop.listShipments(order))[0]?.id };
      },
    };
  }

  async #prepareCalledOrderChange(): Promise<object> {
    const { api } = this.shop;
    const called = new CalledOrders(api, { signInShopper: () => signIn(api), managerHeaders: bearer(this.administrator.tokens) });
    // The price of the goods, and the delivery price of the fake CDEK.
    const expectedTotal = 5_000_00 + 481_00;
    const order = await called.place({ units: [await buildProductItem(this.#db, { price: 5_000_00n })], expectedTotal });
    const { updatedAt, items } = await called.read(order);
    return { orderId: order.id, updatedAt, prices: [{ itemId: items[0]?.id, price: 4_500_00 }], reason: 'Скидка' };
  }

  #listAccountAndRequestInputs(): Record<string, PrepareInput> {
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

  #listWebhookInputs(): Record<string, PrepareInput> {
    const webhook = () => ({ url: `http://127.0.0.1:9/${randomUUID()}`, eventTypes: ['ORDER_PAID'] });
    const addWebhook = async () => (await this.call<{ webhook: Saved }>('saveWebhook', webhook(), 'webhook { id updatedAt }')).webhook;
    return {
      saveWebhook: async () => webhook(),
      removeWebhook: addWebhook,
      rotateWebhookSecret: addWebhook,
      sendTestEvent: async () => ({ webhookId: (await addWebhook()).id }),
      resendWebhookDelivery: async () => {
        const { id } = await this.call<Saved>('sendTestEvent', { webhookId: (await addWebhook()).id }, 'id');
        // A webhook delivery in the state DEAD can be sent again, whether or not the shop has tried to send it.
        await this.#db.webhookDelivery.update({ where: { id }, data: { state: 'DEAD', endedAt: new Date() } });
        return { deliveryId: id };
      },
    };
  }
}
