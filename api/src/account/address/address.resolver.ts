import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PagedInput } from '../../platform/input/pagination.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { Address, AddressList, CreateAddressInput, EditAddressInput, RemoveAddressInput } from './address.model.js';
import { AddressService } from './address.service.js';

@Resolver(() => Address)
export class AddressResolver {
  constructor(private readonly addresses: AddressService) {}

  @Query(() => AddressList, { description: 'Addresses that the signed-in user has saved, paginated' })
  @SignedIn()
  addressList(
    @CurrentViewer() { accountId }: Viewer,
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<AddressList> {
    return this.addresses.list(accountId, dto?.pagination);
  }

  @Mutation(() => Address, { description: 'Saves an address. If the same address is saved already, that one is returned' })
  @SignedIn()
  createAddress(
    @CurrentViewer() { accountId }: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => CreateAddressInput, description: 'Address to save' }) dto: CreateAddressInput,
  ): Promise<Address> {
    return this.addresses.create({ accountId, requestId }, dto);
  }

  @Mutation(() => Address, { nullable: true, description: 'Changes a saved address. Null if the signed-in user has none with this id' })
  @SignedIn()
  editAddress(
    @CurrentViewer() { accountId }: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => EditAddressInput, description: 'New values of the address' }) dto: EditAddressInput,
  ): Promise<Address | null> {
    return this.addresses.edit({ accountId, requestId }, dto);
  }

  @Mutation(() => Boolean, {
    description: 'Removes a saved address. Returns whether the signed-in user had an address with this id; removing it twice is no error',
  })
  @SignedIn()
  removeAddress(
    @CurrentViewer() { accountId }: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveAddressInput, description: 'Address to remove' }) { id }: RemoveAddressInput,
  ): Promise<boolean> {
    return this.addresses.remove({ accountId, requestId }, id);
  }
}
