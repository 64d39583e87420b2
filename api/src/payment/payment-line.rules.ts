import { z } from 'zod';
import type { PaymentLine } from './payment.model.js';

const storedLinesSchema = z.array(
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

export const parseStoredLines = (storedLines: unknown): PaymentLine[] => storedLinesSchema.parse(storedLines);

export const sumLines = (lines: readonly PaymentLine[]): bigint => lines.reduce((sum, { amount }) => sum + amount, 0n);

/** Whether two lists have the same lines in the same order. */
export const areLinesEqual = (lines: readonly PaymentLine[], otherLines: readonly PaymentLine[]): boolean =>
  JSON.stringify(toStoredLines(lines)) === JSON.stringify(toStoredLines(otherLines));
