import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { DAY_MS, SECOND_MS } from '../platform/process/durations.js';
import { BROWSER_COOKIE_SECONDS } from './browser-cookie.service.js';
import { CodeBreakerService } from './code-limits/code-breaker.service.js';

/** Retention of sessions after their expiry, so that a person can ask why one ended. */
const SESSION_RETENTION_MS = 30 * DAY_MS;

/** Retention of wrong tries. It is longer than the window of any limit that counts them. */
const GUESS_RETENTION_MS = 31 * DAY_MS;
const CHALLENGE_RETENTION_MS = 2 * DAY_MS;
/** Retention of known browsers: the lifetime of the cookie by which a browser is recognised. */
const BROWSER_RETENTION_MS = BROWSER_COOKIE_SECONDS * SECOND_MS;

/** How long rows of sign-ins are stored: sessions, second-factor tries, the security log, challenges, wrong tries and known browsers. */
@Injectable()
export class AuthRetentionService implements OnModuleInit {
  readonly #logRetentionMs: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly retention: RetentionService,
    private readonly breaker: CodeBreakerService,
  ) {
    this.#logRetentionMs = config.SECURITY_LOG_DAYS * DAY_MS;
  }

  onModuleInit(): void {
    this.#registerSessions();
    this.#registerCodes();
  }

  #registerSessions(): void {
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

  #registerCodes(): void {
    const filterBefore = (now: Date, ageMs: number) => ({ lt: new Date(now.getTime() - ageMs) });
    this.retention.register({
      name: 'codes',
      sweep: ({ authChallenge }, now, limit) =>
        authChallenge.deleteMany({ where: { createdAt: filterBefore(now, CHALLENGE_RETENTION_MS) }, limit }),
    });
    // The codes of these challenges have expired, so no message needs the phones and e-mail addresses any more.
    this.retention.register({
      name: 'addresses of codes',
      sweep: ({ authChallenge }, now, limit) =>
        authChallenge.updateMany({ where: { expiresAt: { lt: now }, address: { not: null } }, data: { address: null }, limit }),
    });
    this.retention.register({
      name: 'wrong tries',
      sweep: ({ authGuess }, now, limit) => authGuess.deleteMany({ where: { guessedAt: filterBefore(now, GUESS_RETENTION_MS) }, limit }),
    });
    this.retention.register({
      name: 'known browsers',
      sweep: ({ knownBrowser }, now, limit) =>
        knownBrowser.deleteMany({ where: { lastUsedAt: filterBefore(now, BROWSER_RETENTION_MS) }, limit }),
    });
    this.retention.register({ name: 'breaker', sweep: (transaction, now) => this.breaker.recordClosing(transaction, now) });
  }
}
