import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../platform/process/metrics.js';

/** Counts the outcomes of payments, refunds and receipts. */
@Injectable()
export class PaymentMetrics {
  readonly #outcomes: Counter<'what' | 'outcome'>;

  constructor(metrics: Metrics) {
    this.#outcomes = new Counter({
      name: 'meet_payments_total',
      help: 'Payments, refunds and receipts by outcome: opened, unavailable, mismatched, succeeded, canceled or refused',
      labelNames: ['what', 'outcome'] as const,
      registers: [metrics.registry],
    });
  }

  countOutcome(operation: 'payment' | 'refund' | 'receipt', outcome: string): void {
    this.#outcomes.inc({ what: operation, outcome: outcome.toLowerCase() });
  }
}
