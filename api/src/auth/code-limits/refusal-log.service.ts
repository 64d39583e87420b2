import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/process/clock.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { SecurityLogService } from '../security-log.service.js';

const MAX_PER_MINUTE = 120;

interface Refusal {
  event: 'SEND_REFUSED' | 'SIGN_IN_REFUSED';
  recipient: string;
  clientAddress: string;
  error: DomainError;
}

/**
 * Records refusals in the security log. The number per minute and process is limited, so that a flood stays visible without filling the
 * disk.
 */
@Injectable()
export class RefusalLogService {
  #minute = 0;
  #countInMinute = 0;

  constructor(
    private readonly clock: Clock,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Ignores an error with a cause, which reports an outage. Recording it would fail too, and that second error would hide whether something
   * was changed.
   */
  async record({ event, recipient, clientAddress, error }: Refusal): Promise<void> {
    if (error.cause !== undefined) return;
    const minute = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#countInMinute = 0;
    this.#minute = minute;
    this.#countInMinute += 1;
    if (this.#countInMinute > MAX_PER_MINUTE) return;
    await this.log.record(null, { event, recipient, clientAddress, details: { reason: error.code } });
  }
}
