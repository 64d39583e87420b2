import { z } from 'zod';
import type { PaymentLine } from './payment.model.js';

const storedSchema = z.array(
  z.object({
    reference: z.string(),
    title: z.string(),
    amount: z.int().transform(BigInt),
    kind: z.enum(['GOODS', 'DELIVERY']),
    markingCode: z.string().optional(),
  }),
);

/** Lines as the database stores them: amounts are numbers of kopecks. */
export const toStoredLines = (lines: readonly PaymentLine[]) =>
  lines.map(({ reference, title, amount, kind, markingCode }) => ({
    reference,
    title,
    amount: Number(amount),
    kind,
    ...(markingCode !== undefined && { markingCode }),
  }));

export const readLines = (storedLines: unknown): PaymentLine[] => storedSchema.parse(storedLines);

export const sumLines = (lines: readonly PaymentLine[]): bigint => lines.reduce((sum, { amount }) => sum + amount, 0n);

/** Whether two lists have the same lines in the same order. */
export const areLinesEqual = (some: readonly PaymentLine[], others: readonly PaymentLine[]): boolean =>
  JSON.stringify(toStoredLines(some)) === JSON.stringify(toStoredLines(others));
