import { Args, ArgsType, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PlainField } from '../../platform/graphql/plain-fields.js';
import { maxLimit, requireLimit } from '../../platform/input/pagination.js';
import { Product } from '../product/product.model.js';
import { Image } from './image.model.js';

@ArgsType()
class ImagesArgs {
  @Field(() => Int, { nullable: true, description: `Maximum number of pictures, 1 to ${maxLimit}; all by default` })
  limit?: number | null;
}

@Resolver(() => Product)
export class ProductImagesResolver {
  /** `images` has as many pictures as the largest requested limit. The resolver returns the first `limit` of them. */
  @PlainField()
  @ResolveField(() => [Image], { description: 'Pictures, cover first' })
  images(@Parent() { images }: Product, @Args() { limit }: ImagesArgs): Image[] {
    return limit == null ? images : images.slice(0, requireLimit(limit));
  }
}
