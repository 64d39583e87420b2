import { Inject, Injectable } from '@nestjs/common';
import { AccountService } from '../account/account.service.js';
import { invalidEmailMessage, parseEmail } from '../account/recipient/email.rules.js';
import { RecipientService } from '../account/recipient/recipient.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { isId } from '../platform/input/ids.rules.js';
import { wrongFieldsError } from '../platform/input/input-form.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { computeKeyedHash, deriveKey } from '../platform/secrets.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import type { ArrivalNotice, CreateArrivalNoticeInput } from './arrival-notice.model.js';
import { type ProductSizeKey, readSize } from './arrival-notice.queries.js';
import { FormIntakeService, type SenderContext } from './form-intake.service.js';

type Transaction = Prisma.TransactionClient;

/** Maximum number of sizes that an e-mail address waits for. */
const MAX_AWAITED_SIZES = 50;

const TOKEN_PATTERN = /^[\w-]{43}$/;

interface NoticeRequest extends ProductSizeKey {
  email: string;
  accountId: string | null;
}

/** Subscriptions to sold-out sizes. */
@Injectable()
export class ArrivalNoticeService {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly accounts: AccountService,
    private readonly clock: Clock,
    private readonly forms: FormIntakeService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
  ) {
    this.#key = deriveKey(config.PSEUDONYM_SECRET, 'arrival notices');
  }

  /** Creates a notice, unless the e-mail address has one for the size. The response is the same in both cases. */
  async create(context: SenderContext, viewer: Viewer | null, dto: CreateArrivalNoticeInput): Promise<ArrivalNotice> {
    this.forms.requirePerson(context, dto);
    const email = await this.#resolveEmail(viewer, dto.email);
    const { productId, sizeId } = dto;
    if (!isId(productId) || !isId(sizeId)) throw sizeNotFoundError();
    const notice = { productId, sizeId, email, accountId: viewer?.accountId ?? null };
    return this.forms.processForm(context, { phone: null, email }, (transaction) => this.#write(transaction, notice));
  }

  /** Lists the notices to the e-mail address of a token; an empty list for an unknown token. */
  async listWaiting(token: string): Promise<ArrivalNotice[]> {
    if (!TOKEN_PATTERN.test(token)) return [];
    const rows = await this.prisma.client.arrivalNotice.findMany({
      where: { token, toldAt: null },
      include: { product: true, size: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: MAX_AWAITED_SIZES,
    });
    return rows.map(({ email, product, size }) => ({
      email,
      productName: product.name,
      productSlug: product.slug,
      sizeName: size.name,
    }));
  }

  /** Deletes all notices to the e-mail address of a token, including those whose message is being sent. */
  async deleteNotices(token: string, requestId: string): Promise<void> {
    if (!TOKEN_PATTERN.test(token)) return;
    await this.prisma.inTransaction(requestId, (transaction) => transaction.arrivalNotice.deleteMany({ where: { token } }));
  }

  async #resolveEmail(viewer: Viewer | null, typedText: string | null | undefined): Promise<string> {
    const accountEmail = viewer && !typedText?.trim() ? (await this.accounts.readUser(viewer.accountId))?.email : null;
    const email = accountEmail ?? parseEmail(typedText ?? '');
    if (email === undefined) throw wrongFieldsError([{ field: 'email', message: invalidEmailMessage }]);
    return email;
  }

  async #write(transaction: Transaction, { accountId, email, ...size }: NoticeRequest): Promise<ArrivalNotice> {
    // The account is locked, because it could otherwise be erased meanwhile, and its notice would remain.
    if (accountId !== null && !(await this.recipients.lockAccount(transaction, accountId))) {
      throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
    }
    const now = this.clock.now();
    const foundSize = await readSize(transaction, size, now);
    if (!foundSize) throw sizeNotFoundError();
    const { isAvailable, ...names } = foundSize;
    if (isAvailable) throw new DomainError(ErrorCode.CONFLICT, 'Этот размер уже есть в\u00a0наличии: его можно купить.', { isAvailable });
    const waitingCount = await transaction.arrivalNotice.count({ where: { email, toldAt: null, NOT: size } });
    if (waitingCount >= MAX_AWAITED_SIZES) throw wrongFieldsError([{ field: 'email', message: tooManyAwaitedMessage }]);
    const arrivalNotice = { ...size, email, accountId, token: computeKeyedHash(this.#key, email).toString('base64url'), createdAt: now };
    await transaction.arrivalNotice.createMany({ data: arrivalNotice, skipDuplicates: true });
    return { email, ...names };
  }
}

const tooManyAwaitedMessage = `С\u00a0этим адресом уже ждут ${MAX_AWAITED_SIZES}\u00a0размеров\u00a0— больше не\u00a0получится.`;
const sizeNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого размера больше нет.');
