import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { environment } from '../../../scripts/config.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import { createShopper, signUp } from '../load/shopper.ts';
import { drawBetween, pick } from '../random.ts';
import type { AcknowledgedOrder } from './acknowledged-orders.ts';
import { type Buyer, type BuyerOptions, repeatUntilAnswered, sendRequest } from './buyer.ts';
import { chooseAction, type ManagedUnit } from './next-step.ts';
import { arrangeExchangeMutation, confirmSecondFactorMutation, moveUnitsMutation, stepsQuery, takeBackStepMutation } from './operations.ts';
import { readCode } from './second-factor.ts';

const run = promisify(execFile);

/** Error codes if the order or the units have changed since the manager read them, or the unit for an exchange was sold. */
const conflictCodes = ['BAD_USER_INPUT', 'CONFLICT', 'ITEMS_UNAVAILABLE'];
/** Exponent that makes managers prefer orders that were paid early, so that some orders are completed. */
const EARLY_ORDER_WEIGHT = 3;

/** Creates a manager before the faults begin: grants the access level with a command of the API, and passes the second factor. */
export async function createManager(buyerOptions: BuyerOptions, env: NodeJS.ProcessEnv): Promise<Buyer> {
  const shopper = createShopper(buyerOptions);
  const account = await signUp(shopper);
  if (!account) throw new Error('An operator could not sign up.');
  const { stdout } = await run(process.execPath, [builtPrograms.role, 'grant', account.email, 'MANAGER'], {
    env: { ...environment, ...env },
  });
  const otpauth = /^otpauth:\S+$/m.exec(stdout)?.[0] ?? '';
  const manager = { ...buyerOptions, ...shopper, account };
  const confirmedSession = await sendRequest<{ confirmSecondFactor: { authData: { accessToken: string; refreshToken: string } } }>(
    manager,
    {
      kind: 'sign-in',
      query: confirmSecondFactorMutation,
      dto: { code: readCode(otpauth, Date.now()) },
    },
  );
  if (confirmedSession.end !== 'done') throw new Error('An operator could not pass the second factor.');
  Object.assign(account.session, confirmedSession.data.confirmSecondFactor.authData);
  return manager;
}

/** Moves units of paid orders to other statuses, one after another, until the signal aborts. */
export async function runManager(manager: Buyer): Promise<void> {
  while (!manager.signal.aborted) {
    const paidOrders = manager.acknowledgedOrders.orders.filter(({ state }) => state === 'paid');
    if (paidOrders.length > 0) await moveOrderUnit(manager, pick(paidOrders, manager.random() ** EARLY_ORDER_WEIGHT));
    await delay(drawBetween(manager.random, 5, 40));
  }
}

async function moveOrderUnit(manager: Buyer, order: AcknowledgedOrder): Promise<void> {
  const orderView = await sendRequest<{ order: { orderProductItems: ManagedUnit[] } | null }>(manager, {
    kind: 'order',
    query: stepsQuery,
    dto: { uuid: order.id },
  });
  const units = orderView.end === 'done' ? (orderView.data.order?.orderProductItems ?? []) : [];
  if (units.length === 0) return;
  const unit = pick(units, manager.random());
  const action = chooseAction(unit, manager.random);
  if (!action) return;
  if (action.kind === 'exchange') return sendExchange(manager, order, unit);
  const movedUnits = manager.random() < 0.5 ? units.filter(({ status }) => status === unit.status) : [unit];
  const itemIds = movedUnits.map(({ id }) => id);
  const dto = { orderId: order.id, itemIds, status: action.status };
  if (action.kind === 'take back') {
    await sendChange(manager, takeBackStepMutation, { ...dto, reason: 'Не тот заказ' });
    return;
  }
  const isAcknowledged = await sendChange(manager, moveUnitsMutation, { ...dto, cancelReason: action.cancelReason });
  if (isAcknowledged) manager.acknowledgedOrders.steps.push(...itemIds.map((itemId) => ({ itemId, status: action.status })));
}

async function sendExchange(manager: Buyer, order: AcknowledgedOrder, { id: itemId, productItem }: ManagedUnit): Promise<void> {
  const productItemId = productItem && manager.goods.takeEquivalent(productItem.id);
  if (!productItemId) return;
  const isAcknowledged = await sendChange(manager, arrangeExchangeMutation, { orderId: order.id, itemId, productItemId });
  if (isAcknowledged) manager.acknowledgedOrders.exchanges.push({ itemId, productItemId });
}

const sendChange = async (manager: Buyer, query: string, dto: object): Promise<boolean> =>
  (await repeatUntilAnswered(manager, { kind: 'order', query, dto, expectedCodes: conflictCodes })).end === 'done';
