import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { JobService } from '../../platform/jobs/job.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { type SealedSecret, seal, unseal } from '../../platform/sealed-secret.js';
import { createKeyRing, type KeyRing } from '../../platform/secrets.js';

type Transaction = Prisma.TransactionClient;

const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';
/** Time after a rotation during which requests are also signed with the previous secret. */
const OVERLAP_MS = DAY_MS;

/** Formats a secret in the notation of Standard Webhooks. */
export const formatSecret = (secret: Uint8Array): string => SECRET_PREFIX + Buffer.from(secret).toString('base64');

interface Rotation {
  webhookId: string;
  now: Date;
  /** Whether the previous secret becomes invalid at once, for example because it has leaked. */
  dropPrevious: boolean;
}

/** Secrets of webhooks. They are encrypted with a key derived from AUTH_SECRET, and shown only once, when they are created. */
@Injectable()
export class WebhookSecretService implements OnModuleInit {
  readonly #keyRing: KeyRing;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly jobs: JobService,
    private readonly prisma: PrismaService,
  ) {
    this.#keyRing = createKeyRing(config, 'webhook');
  }

  onModuleInit(): void {
    this.jobs.registerPeriodic({ name: 'webhook-secrets', everyMs: HOUR_MS, run: () => this.reseal() });
  }

  /** Creates the first secret of a webhook, or replaces its secret. */
  async issue(transaction: Transaction, { webhookId, now, dropPrevious }: Rotation): Promise<string> {
    const { webhookSecret } = transaction;
    const where = { webhookId, OR: [{ validUntil: { not: null } }, ...(dropPrevious ? [{ validUntil: null }] : [])] };
    await webhookSecret.deleteMany({ where });
    await webhookSecret.updateMany({ where: { webhookId }, data: { validUntil: new Date(now.getTime() + OVERLAP_MS) } });
    const secret = randomBytes(SECRET_BYTES);
    await webhookSecret.create({ data: { webhookId, ...seal(this.#keyRing.current, secret, webhookId), createdAt: now } });
    return formatSecret(secret);
  }

  reveal(sealed: SealedSecret, webhookId: string): Uint8Array {
    return unseal(this.#keyRing, sealed, webhookId);
  }

  /** Encrypts secrets again with the current key, so that the previous key can be removed. */
  async reseal(): Promise<void> {
    const rows = await this.prisma.client.webhookSecret.findMany({ where: { keyId: { not: this.#keyRing.current.id } } });
    const readableSecrets = rows.filter(({ keyId }) => this.#keyRing.all.some(({ id }) => id === keyId));
    for (const { id, webhookId, keyId, sealed } of readableSecrets) {
      const resealedSecret = seal(this.#keyRing.current, this.reveal({ keyId, sealed }, webhookId), webhookId);
      await this.prisma.client.webhookSecret.updateMany({ where: { id, sealed }, data: resealedSecret });
    }
  }
}
