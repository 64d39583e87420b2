import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { toUser, type UserRow, userColumns } from '../../account/user.rules.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { parseRecipient } from '../sending/typed-recipient.rules.js';
import type { OperatorUserList, OperatorUserListInput } from './user-list.model.js';

/** Lists the shop's users for administrators, who set their access levels. */
@Injectable()
export class UserListService {
  constructor(
    private readonly accounts: AccountService,
    private readonly prisma: PrismaService,
  ) {}

  async list({ levels, recipient, from, until, pagination }: OperatorUserListInput): Promise<OperatorUserList> {
    const page = requirePage(pagination);
    const ownerId = recipient ? await this.accounts.findIdByRecipient(parseRecipient(recipient).address) : undefined;
    const condition = Prisma.sql`deleted_at IS NULL
      AND (${levels ?? null}::text[] IS NULL OR access_level::text = ANY(${levels ?? null}::text[]))
      AND (${ownerId === undefined} OR id = ${ownerId ?? null}::uuid)
      AND (${from ?? null}::timestamptz IS NULL OR created_at >= ${from ?? null}::timestamptz)
      AND (${until ?? null}::timestamptz IS NULL OR created_at < ${until ?? null}::timestamptz)`;
    const [[countRow], rows] = await Promise.all([
      this.prisma.readRows<{ total: number }>`SELECT count(*)::int AS total FROM account WHERE ${condition}`,
      this.prisma.readRows<UserRow>`
        SELECT ${userColumns} FROM account WHERE ${condition} ORDER BY access_level DESC, created_at, id
        LIMIT ${page.limit}::int OFFSET ${(page.page - 1) * page.limit}::int`,
    ]);
    return { items: rows.map((row) => toUser(row, row.grantedLevel)), pagination: toPagination(page, countRow?.total ?? 0) };
  }
}
