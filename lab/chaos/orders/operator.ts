import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { environment } from '../../../scripts/config.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import { born, signUp } from '../load/shopper.ts';
import { between, pick } from '../random.ts';
import { ask, type Buyer, type Buying, insist } from './buyer.ts';
import type { HeldOrder } from './held-orders.ts';
import { nextMove, type SeenUnit } from './next-step.ts';
import { arrangeExchange, confirmSecondFactor, moveUnits, readSteps, takeBackStep } from './operations.ts';
import { readCode } from './second-factor.ts';

const run = promisify(execFile);

/** The order or the units changed since the manager read them, or the unit for an exchange was sold. */
const changedMeanwhile = ['BAD_USER_INPUT', 'CONFLICT', 'ITEMS_UNAVAILABLE'];
/** Orders that were paid early are moved more often, so that some are completed. */
const EARLY = 3;

/** Creates a manager before the faults begin: grants the level by the command, and passes the second factor. */
export async function employ(buying: Buying, env: NodeJS.ProcessEnv): Promise<Buyer> {
  const life = born(buying);
  const account = await signUp(life);
  if (!account) throw new Error('An operator could not sign up.');
  const { stdout } = await run(process.execPath, [builtPrograms.role, 'grant', account.email, 'MANAGER'], {
    env: { ...environment, ...env },
  });
  const otpauth = /^otpauth:\S+$/m.exec(stdout)?.[0] ?? '';
  const operator = { ...buying, ...life, account };
  const raised = await ask<{ confirmSecondFactor: { authData: { accessToken: string; refreshToken: string } } }>(operator, {
    kind: 'sign-in',
    query: confirmSecondFactor,
    dto: { code: readCode(otpauth, Date.now()) },
  });
  if (raised.end !== 'done') throw new Error('An operator could not pass the second factor.');
  Object.assign(account.session, raised.data.confirmSecondFactor.authData);
  return operator;
}

/** Moves units of paid orders, one after another, until the signal aborts. */
export async function operate(operator: Buyer): Promise<void> {
  while (!operator.signal.aborted) {
    const paid = operator.held.orders.filter(({ state }) => state === 'paid');
    if (paid.length > 0) await moveOne(operator, pick(paid, operator.random() ** EARLY));
    await delay(between(operator.random, 5, 40));
  }
}

async function moveOne(operator: Buyer, order: HeldOrder): Promise<void> {
  const seen = await ask<{ order: { orderProductItems: SeenUnit[] } | null }>(operator, {
    kind: 'order',
    query: readSteps,
    dto: { uuid: order.id },
  });
  const units = seen.end === 'done' ? (seen.data.order?.orderProductItems ?? []) : [];
  if (units.length === 0) return;
  const unit = pick(units, operator.random());
  const move = nextMove(unit, operator.random);
  if (!move) return;
  if (move.act === 'exchange') return exchange(operator, order, unit);
  const alike = operator.random() < 0.5 ? units.filter(({ status }) => status === unit.status) : [unit];
  const itemIds = alike.map(({ id }) => id);
  const dto = { orderId: order.id, itemIds, status: move.status };
  if (move.act === 'take back') {
    await change(operator, takeBackStep, { ...dto, reason: 'Не тот заказ' });
    return;
  }
  const isDone = await change(operator, moveUnits, { ...dto, cancelReason: move.cancelReason });
  if (isDone) operator.held.steps.push(...itemIds.map((itemId) => ({ itemId, status: move.status })));
}

async function exchange(operator: Buyer, order: HeldOrder, { id: itemId, productItem }: SeenUnit): Promise<void> {
  const productItemId = productItem && operator.goods.like(productItem.id);
  if (!productItemId) return;
  const isDone = await change(operator, arrangeExchange, { orderId: order.id, itemId, productItemId });
  if (isDone) operator.held.exchanges.push({ itemId, productItemId });
}

const change = async (operator: Buyer, query: string, dto: object): Promise<boolean> =>
  (await insist(operator, { kind: 'order', query, dto, expected: changedMeanwhile })).end === 'done';
