import { Injectable } from '@nestjs/common';
import { type ComponentHealth, HealthRegistry } from '../../platform/process/health.js';
import { CodeBreakerService } from './code-breaker.service.js';
import { SmsBudgetService } from './sms-budget.service.js';

/** Reports in the health of the process that the circuit breaker is open, and that the SMS budget is nearly spent. */
@Injectable()
export class CodeHealthService {
  constructor(
    private readonly breaker: CodeBreakerService,
    private readonly smsBudget: SmsBudgetService,
    health: HealthRegistry,
  ) {
    health.register('codes', () => this.#readHealth(), { status: 'degraded' }, 'database');
  }

  async #readHealth(): Promise<ComponentHealth> {
    const openUntil = await this.breaker.readOpenUntil();
    const shortage = await this.smsBudget.describeShortage();
    const details = [
      ...(openUntil ? [`too many wrong codes: codes have 6 digits until at least ${openUntil.toISOString()}`] : []),
      ...(shortage === null ? [] : [shortage]),
    ];
    return details.length === 0 ? { status: 'up' } : { status: 'degraded', detail: details.join('; ') };
  }
}
