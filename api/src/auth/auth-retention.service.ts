import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { DAY_MS } from '../platform/process/durations.js';

/** Retention of ended sessions, so that a person can ask why one ended. */
const SESSION_RETENTION_MS = 30 * DAY_MS;

/** Retention of sessions, second-factor tries and the security log. */
@Injectable()
export class AuthRetentionService implements OnModuleInit {
  readonly #logRetentionMs: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly retention: RetentionService,
  ) {
    this.#logRetentionMs = config.SECURITY_LOG_DAYS * DAY_MS;
  }

  onModuleInit(): void {
    this.retention.register({
      name: 'security log',
      sweep: ({ securityEvent }, now, limit) =>
        securityEvent.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - this.#logRetentionMs) } }, limit }),
    });
    this.retention.register({
      name: 'sessions',
      sweep: ({ session }, now, limit) =>
        session.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - SESSION_RETENTION_MS) } }, limit }),
    });
    this.retention.register({
      name: 'second factor tries',
      sweep: ({ secondFactorTry }, now, limit) =>
        secondFactorTry.deleteMany({ where: { triedAt: { lt: new Date(now.getTime() - DAY_MS) } }, limit }),
    });
  }
}
