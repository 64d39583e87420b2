import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { maxLimit, requestedLimit } from '../../platform/pagination/pagination.rules.js';
import { Product } from '../product/product.model.js';
import { Image } from './image.model.js';

@Resolver(() => Product)
export class ProductImagesResolver {
  /** `images` has as many pictures as the largest requested limit. The resolver returns the first `limit` of them. */
  @ResolveField(() => [Image], { description: 'Pictures, cover first' })
  images(
    @Parent() { images }: Product,
    @Args('limit', { type: () => Int, nullable: true, description: `Maximum number of pictures, 1 to ${maxLimit}; all by default` })
    limit?: number | null,
  ): Image[] {
    return limit == null ? images : images.slice(0, requestedLimit(limit));
  }
}
