import { Args, ArgsType, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Plain } from '../../platform/graphql/plain-fields.js';
import { maxLimit, requestedLimit } from '../../platform/input/pagination.js';
import { Product } from '../product/product.model.js';
import { Image } from './attribute.model.js';

@ArgsType()
class ImagesArgs {
  @Field(() => Int, { nullable: true, description: `Maximum number of pictures, 1 to ${maxLimit}; all by default` })
  limit?: number | null;
}

@Resolver(() => Product)
export class ProductImagesResolver {
  /** `images` has as many pictures as the largest requested limit. The resolver returns the first `limit` of them. */
  @Plain()
  @ResolveField(() => [Image], { description: 'Pictures, cover first' })
  images(@Parent() { images }: Product, @Args() { limit }: ImagesArgs): Image[] {
    return limit == null ? images : images.slice(0, requestedLimit(limit));
  }
}
