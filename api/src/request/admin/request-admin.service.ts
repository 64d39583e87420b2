import { Injectable } from '@nestjs/common';
import { parseEmail } from '../../account/recipient/email.rules.js';
import { parsePhone } from '../../account/recipient/phone.rules.js';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { toKopecksOrNull } from '../../platform/money.js';
import { buildPicturePath } from '../../platform/picture-path.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { tokenForbiddenError } from '../../platform/viewer/current-viewer.js';
import { type Caller, mayReadPersons, toAuthor } from '../../platform/viewer/viewers.port.js';
import type { RequestListInput, SetRequestStateInput } from './request-admin.input.js';
import type { ShopRequest, ShopRequestList } from './shop-request.model.js';

const withDetails = {
  product: { select: { id: true, slug: true, name: true } },
  photos: { orderBy: { position: 'asc' } },
  changes: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ShopRequestInclude;

type Row = Prisma.ShopRequestGetPayload<{ include: typeof withDetails }>;

/** The requests of shoppers and partners, for the staff. A journal records who changed the state of a request. */
@Injectable()
export class RequestAdminService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
  ) {}

  async list(caller: Caller, dto: RequestListInput): Promise<ShopRequestList> {
    if (!mayReadPersons(caller) && (dto.phone || dto.email)) throw tokenForbiddenError('PERSONS_READ');
    const page = requirePage(dto.pagination);
    const where = buildWhere(dto);
    const { shopRequest } = this.prisma.client;
    const [total, rows] = await Promise.all([
      shopRequest.count({ where }),
      shopRequest.findMany({
        where,
        include: withDetails,
        orderBy: { number: 'asc' },
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
    ]);
    return { items: rows.map((row) => hidePersonFrom(caller, row)), pagination: toPagination(page, total) };
  }

  /**
   * Setting the state that a request already has is not an error. Of two members of the staff who have read the same version, only the
   * first can change it: the row is locked, and then its `updatedAt` is compared.
   */
  setState(caller: Caller, { requestId }: GraphqlContext, dto: SetRequestStateInput): Promise<ShopRequest> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const { id, state } = await this.#lock(transaction, dto.requestId);
      const row = await transaction.shopRequest.findUniqueOrThrow({ where: { id }, include: withDetails });
      if (state === dto.state) return hidePersonFrom(caller, row);
      if (row.updatedAt.getTime() !== dto.updatedAt.getTime()) throw requestChangedError(row);
      const now = new Date(Math.max(this.clock.now().getTime(), row.updatedAt.getTime() + 1));
      const change = { ...toAuthor(caller), previousState: state, state: dto.state, createdAt: now };
      await this.journal.record(transaction, {
        author: caller,
        action: 'setRequestState',
        subject: { kind: 'request', id },
        before: { state },
        after: { state: dto.state },
      });
      const stateChange = { state: dto.state, updatedAt: now, changes: { create: change } };
      return hidePersonFrom(caller, await transaction.shopRequest.update({ where: { id }, data: stateChange, include: withDetails }));
    });
  }

  async #lock(transaction: Prisma.TransactionClient, id: string): Promise<Pick<Row, 'id' | 'state'>> {
    const [row] = isId(id)
      ? await transaction.$queryRaw<Pick<Row, 'id' | 'state'>[]>`
          SELECT id, state FROM shop_request WHERE id = ${id}::uuid FOR NO KEY UPDATE`
      : [];
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND, 'Такой заявки нет.');
    return row;
  }
}

/** A condition that matches no request. An invalid phone or e-mail address must not match requests that have none. */
const matchNothing = { in: [] };

const buildWhere = ({ kind, state, number, productId, phone, email, from, until }: RequestListInput): Prisma.ShopRequestWhereInput => ({
  ...(kind && { kind }),
  ...(state && { state }),
  ...(number && { number }),
  ...(productId && { productId: isId(productId) ? productId : matchNothing }),
  ...(phone && { phone: parsePhone(phone)?.number ?? matchNothing }),
  ...(email && { email: parseEmail(email) ?? matchNothing }),
  createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) },
});

const requestChangedError = ({ state, updatedAt }: Row): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Заявку уже изменил кто-то другой. Посмотрите, что с\u00a0ней теперь.', {
    state,
    updatedAt: updatedAt.toISOString(),
  });

const hidePersonFrom = (caller: Caller, row: Row): ShopRequest =>
  mayReadPersons(caller) ? toShopRequest(row) : removePerson(toShopRequest(row));

/** Removes the personal data of a request. Texts, links and pictures are removed, because they may name a person. */
const removePerson = (request: ShopRequest): ShopRequest => ({
  ...request,
  ...{ accountId: null, phone: '', email: '', fullName: '', companyName: '', companyType: '', inn: '' },
  ...{ text: '', link: '', photoUrls: [] },
});

const toShopRequest = ({ photos, priceUpTo, ...row }: Row): ShopRequest => ({
  ...row,
  priceUpTo: toKopecksOrNull(priceUpTo),
  photoUrls: photos.map(({ objectKey }) => buildPicturePath(objectKey)),
});
