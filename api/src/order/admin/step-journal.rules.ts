import type { JournalChange } from '../../journal/journal.service.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';

interface JournaledStep {
  action: string;
  orderId: string;
  author: Operator;
  reason: string;
  units: readonly { id: string; status: OrderStatus }[];
  to: (unit: { id: string; status: OrderStatus }) => OrderStatus;
}

/** A step of units for the journal: the status of each before and after. */
export const toJournalChange = ({ action, orderId, author, reason, units, to }: JournaledStep): JournalChange => ({
  author,
  action,
  subject: { kind: 'order', id: orderId },
  before: Object.fromEntries(units.map((unit) => [unit.id, unit.status])),
  after: { ...Object.fromEntries(units.map((unit) => [unit.id, to(unit)])), ...(reason && { reason }) },
});
