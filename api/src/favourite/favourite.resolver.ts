import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { readSelection } from '../platform/graphql/selection.js';
import { PagedInput } from '../platform/input/pagination.js';
import { CurrentViewer } from '../platform/viewer/current-viewer.js';
import { SignedIn } from '../platform/viewer/viewer.guards.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { AddFavouritesInput, Favourites, ToggleFavouriteInput } from './favourite.model.js';
import { FavouriteService } from './favourite.service.js';
import { maxFavourites } from './favourite-limits.rules.js';

@Resolver(() => Favourites)
export class FavouriteResolver {
  constructor(private readonly favourites: FavouriteService) {}

  @Query(() => Favourites, { nullable: true, description: 'Favourite products of the signed-in user, paginated; null for a guest' })
  async favouriteList(
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<Favourites | null> {
    const viewer = await context.viewer();
    return viewer && this.favourites.read({ viewer, context, selection: readSelection(info) }, dto?.pagination);
  }

  @Mutation(() => Favourites, {
    description:
      'Adds a product to the favourites or removes it. One that is put back within ten minutes regains its place and `addedPrice`. Returns the first page',
  })
  @SignedIn()
  toggleFavourite(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => ToggleFavouriteInput, description: 'The product' }) dto: ToggleFavouriteInput,
  ): Promise<Favourites> {
    return this.favourites.toggle({ viewer, context, selection: readSelection(info) }, dto);
  }

  @Mutation(() => Favourites, {
    description: `Adds products to the favourites. Those that are favourites already stay as they are, and unknown ones are left out. If there is no room for all, the first ones are added until there are ${maxFavourites}. Returns the first page`,
  })
  @SignedIn()
  addFavourites(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => AddFavouritesInput, description: 'The products' }) dto: AddFavouritesInput,
  ): Promise<Favourites> {
    return this.favourites.add({ viewer, context, selection: readSelection(info) }, dto);
  }
}
