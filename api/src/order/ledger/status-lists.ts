import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { endedStatuses, unpaidStatuses } from '../status/order-status.rules.js';

/** Statuses as text literals of SQL, separated by commas. */
export const toSqlList = (statuses: readonly OrderStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');

export const endedStatusList = toSqlList(endedStatuses);
export const unpaidStatusList = toSqlList(unpaidStatuses);
