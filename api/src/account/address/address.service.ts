import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LocationService } from '../../delivery/location/location.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { type PaginationInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { AccountAddress, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { PersonalDataService } from '../personal-data.service.js';
import { RecipientService } from '../recipient/recipient.service.js';
import type { Address, AddressList, CreateAddressInput, EditAddressInput } from './address.model.js';
import { normalizeAddress } from './address.rules.js';
import { maxAddresses, tooManyAddressesError } from './saved-address.rules.js';

type Transaction = Prisma.TransactionClient;

/** The account that owns the addresses, and the request in which they change. */
interface OwnerInRequest {
  accountId: string;
  requestId: string;
}

/** Saved addresses. Every statement is limited to their owner, so that the id of another account's address finds nothing. */
@Injectable()
export class AddressService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly locations: LocationService,
    private readonly personalData: PersonalDataService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'addresses',
      export: (accountId) => this.#export(accountId),
      erase: async ({ accountAddress }, accountId) => void (await accountAddress.deleteMany({ where: { accountId } })),
    });
  }

  async list(accountId: string, pagination: PaginationInput | null | undefined): Promise<AddressList> {
    const page = requirePage(pagination);
    const { accountAddress } = this.prisma.client;
    // An account has few addresses, so one statement reads all of them and the page is taken from the result.
    const rows = await accountAddress.findMany({ where: { accountId }, orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] });
    const pageRows = rows.slice((page.page - 1) * page.limit, page.page * page.limit);
    return { items: await Promise.all(pageRows.map((row) => this.#toAddress(row))), pagination: toPagination(page, rows.length) };
  }

  /** Locks the account, so that parallel requests cannot exceed the limit, and nothing is added to an account that is being erased. */
  async create(owner: OwnerInRequest, dto: CreateAddressInput): Promise<Address> {
    const address = normalizeAddress(dto);
    await this.locations.requireCity(address.cityId);
    const { accountId } = owner;
    const row = await this.#change(owner, async ({ accountAddress }) => {
      const duplicate = await accountAddress.findFirst({ where: { accountId, ...address } });
      if (duplicate) return duplicate;
      if ((await accountAddress.count({ where: { accountId } })) >= maxAddresses) throw tooManyAddressesError();
      const now = this.clock.now();
      return accountAddress.create({ data: { accountId, ...address, createdAt: now, updatedAt: now } });
    });
    return this.#toAddress(row);
  }

  async edit(owner: OwnerInRequest, { id, ...dto }: EditAddressInput): Promise<Address | null> {
    const address = normalizeAddress(dto);
    await this.locations.requireCity(address.cityId);
    if (!isId(id)) return null;
    const [row] = await this.#change(owner, ({ accountAddress }) =>
      accountAddress.updateManyAndReturn({
        where: { id, accountId: owner.accountId },
        data: { ...address, updatedAt: this.clock.now() },
      }),
    );
    return row ? this.#toAddress(row) : null;
  }

  async remove(owner: OwnerInRequest, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const { count } = await this.#change(owner, ({ accountAddress }) =>
      accountAddress.deleteMany({ where: { id, accountId: owner.accountId } }),
    );
    return count > 0;
  }

  #change<Result>({ accountId, requestId }: OwnerInRequest, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        if (await this.recipients.lockAccount(transaction, accountId)) return work(transaction);
        throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
      }),
    );
  }

  async #toAddress({ accountId: userId, postalCode: index, ...row }: AccountAddress): Promise<Address> {
    const city = await this.locations.findCity(row.cityId);
    if (!city) return { ...row, userId, index, city: '', region: '', country: '', countryId: null };
    const { title, region, countryId } = city;
    return { ...row, userId, index, city: title, region, country: await this.locations.findCountryName(countryId), countryId };
  }

  async #export(accountId: string): Promise<unknown> {
    const rows = await this.prisma.client.accountAddress.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } });
    return Promise.all(rows.map((row) => this.#toAddress(row)));
  }
}
