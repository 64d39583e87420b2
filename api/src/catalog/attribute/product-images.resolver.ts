import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { maxLimit, requestedLimit } from '../../platform/pagination/pagination.rules.js';
import { Product } from '../product/product.model.js';
import { Image } from './image.model.js';

@Resolver(() => Product)
export class ProductImagesResolver {
  /** The product has as many pictures as the largest limit of the selection, because the field may be selected with several limits. */
  @ResolveField(() => [Image], { description: 'Pictures, cover first' })
  images(
    @Parent() { images }: Product,
    @Args('limit', { type: () => Int, nullable: true, description: `Maximum number of pictures, 1 to ${maxLimit}; all by default` })
    limit?: number | null,
  ): Image[] {
    return limit == null ? images : images.slice(0, requestedLimit(limit));
  }
}
