import { Injectable } from '@nestjs/common';
import { AccountService } from '../account/account.service.js';
import { RecipientService } from '../account/recipient/recipient.service.js';
import { matchVisibleProduct } from '../catalog/product/product-visibility.rules.js';
import { UploadService } from '../images/upload/upload.service.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { BotCheckForm } from '../platform/input/bot-check.rules.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { FormIntakeService, type SenderContext } from './form-intake.service.js';
import type { RequestReceipt } from './request.model.js';
import type { SubmittedRequest } from './request-form.rules.js';
import { RequestMailService } from './request-mail.service.js';

type Transaction = Prisma.TransactionClient;

export interface FormSubmission {
  context: SenderContext;
  /** Null for a guest. */
  viewer: Viewer | null;
  form: BotCheckForm;
}

/** Accepts requests of shoppers and partners. A request, its photos and the job of its confirmation mail are written in one transaction. */
@Injectable()
export class RequestService {
  constructor(
    private readonly accounts: AccountService,
    private readonly clock: Clock,
    private readonly forms: FormIntakeService,
    private readonly mails: RequestMailService,
    private readonly recipients: RecipientService,
    private readonly uploads: UploadService,
  ) {}

  async submit({ context, viewer, form }: FormSubmission, readForm: () => SubmittedRequest): Promise<RequestReceipt> {
    this.forms.requirePerson(context, form);
    const request = readForm();
    const accountId = viewer?.accountId ?? null;
    const email = request.email ?? (accountId && (await this.accounts.readUser(accountId))?.email) ?? null;
    const contacts = { phone: request.phone, email };
    return this.forms.processForm(context, contacts, (transaction) => this.#write(transaction, { ...request, email }, accountId));
  }

  async #write(transaction: Transaction, request: SubmittedRequest, accountId: string | null): Promise<RequestReceipt> {
    // The account is locked, because it could otherwise be erased meanwhile, and its request would remain.
    if (accountId !== null && !(await this.recipients.lockAccount(transaction, accountId))) {
      throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
    }
    const { kind, phone, email, texts, priceUpTo = null, productId = null } = request;
    if (productId !== null) await this.#requireProduct(transaction, productId);
    const now = this.clock.now();
    const { id, number } = await transaction.shopRequest.create({
      data: {
        ...texts,
        ...{ kind, accountId, phone, productId },
        email: email ?? '',
        priceUpTo: priceUpTo === null ? null : BigInt(priceUpTo),
        createdAt: now,
        updatedAt: now,
      },
      select: { id: true, number: true },
    });
    if (accountId !== null) await this.#attachPhotos(transaction, request, { requestId: id, accountId });
    if (email !== null) await this.mails.queueConfirmationMail(transaction, id);
    return { number, isMailed: email !== null };
  }

  async #attachPhotos(
    transaction: Transaction,
    { uploadIds }: SubmittedRequest,
    { requestId, accountId }: { requestId: string; accountId: string },
  ): Promise<void> {
    for (const [position, uploadId] of uploadIds.entries()) {
      const objectKey = await this.uploads.markUsed(transaction, accountId, uploadId);
      await transaction.requestPhoto.create({ data: { requestId, position, objectKey } });
    }
  }

  async #requireProduct(transaction: Transaction, id: string): Promise<void> {
    const visibleCount = await transaction.$executeRaw`SELECT FROM product WHERE id = ${id}::uuid AND ${matchVisibleProduct()}`;
    if (visibleCount === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого товара больше нет.');
  }
}
