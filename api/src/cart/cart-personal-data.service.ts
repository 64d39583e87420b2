import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import type { CartLine, Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { promoAttemptLimits } from './promo/promo-attempts.service.js';

/** Personal data of this domain: the cart, the promo codes that the person entered or used, and the codes that only the person may use. */
@Injectable()
export class CartPersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'cart',
      export: (accountId) => this.#export(accountId),
      erase: (transaction, accountId) => this.#erase(transaction, accountId),
    });
    this.retention.register({
      name: 'promo tries',
      sweep: ({ promoTry }, now, limit) =>
        promoTry.deleteMany({ where: { triedAt: { lte: new Date(now.getTime() - promoAttemptLimits.withinMs) } }, limit }),
    });
  }

  async #export(accountId: string): Promise<unknown> {
    const { cartLine, savedLine, cart, promoUse, promoTry, promoCode } = this.prisma.client;
    const [lines, savedLines, storedCart, promoUses, promoTries, personalCodes] = await Promise.all([
      cartLine.findMany({ where: { accountId }, orderBy: { number: 'asc' } }),
      savedLine.findMany({ where: { accountId }, orderBy: { number: 'asc' } }),
      cart.findUnique({ where: { accountId }, select: { promoCode: { select: { code: true } } } }),
      promoUse.findMany({ where: { accountId }, orderBy: { usedAt: 'asc' }, include: { promoCode: { select: { code: true } } } }),
      promoTry.findMany({ where: { accountId }, orderBy: { triedAt: 'asc' }, select: { network: true, triedAt: true } }),
      promoCode.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' }, select: { code: true } }),
    ]);
    return {
      lines: lines.map(toExportedLine),
      savedLines: savedLines.map(toExportedLine),
      promocode: storedCart?.promoCode?.code ?? null,
      personalPromocodes: personalCodes.map(({ code }) => code),
      usedPromocodes: promoUses.map(({ promoCode: { code }, orderId, usedAt, returnedAt }) => ({ code, orderId, usedAt, returnedAt })),
      wrongPromocodes: promoTries,
    };
  }

  /** Uses of promo codes stay: the limits of the codes count them, and they contain nothing but ids and times. */
  async #erase(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    await transaction.cartLine.deleteMany({ where: { accountId } });
    await transaction.savedLine.deleteMany({ where: { accountId } });
    await transaction.cart.deleteMany({ where: { accountId } });
    await transaction.promoTry.deleteMany({ where: { accountId } });
  }
}

const toExportedLine = ({ productItemId, addedPrice, addedAt }: CartLine) => ({ productItemId, addedPrice: Number(addedPrice), addedAt });
