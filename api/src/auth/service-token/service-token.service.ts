import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { type PagedInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import type { CreateServiceTokenInput, IssuedServiceToken, ServiceToken, ServiceTokenList } from './service-token.model.js';
import { createServiceToken, hashServiceToken, PREVIOUS_SECRET_MS } from './service-token.rules.js';

type Transaction = Prisma.TransactionClient;

/** The administrator who makes the change, and the id of the request. */
interface AdminRequest {
  viewer: Pick<Viewer, 'accountId'>;
  requestId: string;
}

const secretFields = { hash: true, previousHash: true } as const;

/** Issues, rotates and revokes service tokens, which are the API keys of integrators' programs. */
@Injectable()
export class ServiceTokenService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
  ) {}

  async list({ pagination }: PagedInput): Promise<ServiceTokenList> {
    const page = requirePage(pagination);
    const { serviceToken } = this.prisma.client;
    const [total, items] = await Promise.all([
      serviceToken.count(),
      serviceToken.findMany({ omit: secretFields, orderBy: { id: 'desc' }, skip: (page.page - 1) * page.limit, take: page.limit }),
    ]);
    return { items, pagination: toPagination(page, total) };
  }

  create({ viewer, requestId }: AdminRequest, input: CreateServiceTokenInput): Promise<IssuedServiceToken> {
    const tokenData = this.#toTokenData(input);
    const secret = createServiceToken();
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const hash = new Uint8Array(hashServiceToken(secret));
      const row = { ...tokenData, hash, createdBy: viewer.accountId, createdAt: this.clock.now() };
      const serviceToken = await transaction.serviceToken.create({ data: row, omit: secretFields });
      await this.#record(transaction, { viewer, action: 'createServiceToken', before: null, after: serviceToken });
      return { serviceToken, secret };
    });
  }

  /** Replaces the secret. The previous secret is accepted for another day, or until the next rotation. */
  rotate({ viewer, requestId }: AdminRequest, id: string): Promise<IssuedServiceToken> {
    const secret = createServiceToken();
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const { hash, before } = await this.#lockToken(transaction, id);
      const previousUntil = new Date(this.clock.now().getTime() + PREVIOUS_SECRET_MS);
      const rotatedSecrets = { hash: new Uint8Array(hashServiceToken(secret)), previousHash: hash, previousUntil };
      const serviceToken = await transaction.serviceToken.update({ where: { id: before.id }, data: rotatedSecrets, omit: secretFields });
      await this.#record(transaction, { viewer, action: 'rotateServiceToken', before, after: serviceToken });
      return { serviceToken, secret };
    });
  }

  /** Revokes the token at once. Revoking it again is no error. */
  revoke({ viewer, requestId }: AdminRequest, id: string): Promise<ServiceToken> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const { before } = await this.#lockToken(transaction, id, { allowsRevoked: true });
      if (before.revokedAt) return before;
      const revocation = { revokedAt: this.clock.now(), previousHash: null, previousUntil: null };
      const after = await transaction.serviceToken.update({ where: { id: before.id }, data: revocation, omit: secretFields });
      await this.#record(transaction, { viewer, action: 'revokeServiceToken', before, after });
      return after;
    });
  }

  #toTokenData({ name, scopes, expiresAt }: CreateServiceTokenInput) {
    const form = new InputForm();
    const tokenData = {
      name: form.readLine('name', name, { label: 'Название', max: 100, isRequired: true }),
      scopes: [...new Set(scopes)],
      expiresAt: expiresAt ?? null,
    };
    if (tokenData.scopes.length === 0) form.refuse('scopes', 'Выберите, что ключ позволяет.');
    if (expiresAt && expiresAt <= this.clock.now()) form.refuse('expiresAt', 'Этот срок уже прошёл.');
    if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
    return tokenData;
  }

  async #lockToken(transaction: Transaction, id: string, options: { allowsRevoked?: boolean } = {}) {
    const isLocked = isId(id) && (await transaction.$executeRaw`SELECT FROM service_token WHERE id = ${id}::uuid FOR NO KEY UPDATE`) > 0;
    if (!isLocked) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого ключа нет.');
    const { hash, previousHash: _previousHash, ...before } = await transaction.serviceToken.findUniqueOrThrow({ where: { id } });
    if (before.revokedAt && !options.allowsRevoked)
      throw new DomainError(ErrorCode.CONFLICT, 'Этот ключ отозван. Создайте новый.', { current: before });
    return { hash, before };
  }

  async #record(
    transaction: Transaction,
    change: Pick<AdminRequest, 'viewer'> & { action: string; before: ServiceToken | null; after: ServiceToken },
  ): Promise<void> {
    const { viewer: author, action, before, after } = change;
    const subject = { kind: 'serviceToken', id: after.id };
    await this.journal.record(transaction, { author, action, subject, before: before && { ...before }, after: { ...after } });
  }
}
