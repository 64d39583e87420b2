import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AdjustmentReason } from '../query/adjustment.js';
import { FilteredProducts } from './filtered-products.model.js';

@ObjectType({ description: 'A range of a text, in UTF-16 code units' })
class TextRange {
  @Field(() => Int, { description: 'Start of the range, zero-based' })
  start!: number;

  @Field(() => Int, { description: 'Length of the range' })
  length!: number;
}

@ObjectType({ description: 'Matched words of a product, to highlight' })
export class SearchMatch {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => [TextRange], { description: "Matched ranges of the product's name" })
  name!: TextRange[];
}

registerEnumType(AdjustmentReason, {
  name: 'SearchAdjustmentReason',
  description: 'Why products that do not match a word are found',
  valuesMap: {
    UNAVAILABLE_BRAND: { description: 'The shop has nothing of this brand' },
    UNAVAILABLE_KIND: { description: 'The shop has nothing of this kind' },
    NOT_MATCHED: { description: 'No product matches the word together with the more telling ones' },
  },
});

@ObjectType({ description: 'A word or phrase of the text that was dropped or replaced, because no product matches the whole text' })
class SearchAdjustment {
  @Field(() => String, { description: 'The word or phrase as it was typed' })
  text!: string;

  @Field(() => AdjustmentReason, { description: 'Why it was dropped or replaced' })
  reason!: AdjustmentReason;

  @Field(() => String, {
    nullable: true,
    description:
      "UNAVAILABLE_BRAND: the brand's own spelling. UNAVAILABLE_KIND: the kind in the genitive plural, as in «лонгсливов нет»; null if it is unknown. NOT_MATCHED: null",
  })
  name!: string | null;

  @Field(() => [String], { description: 'Similar goods that were searched for instead; empty if the word was dropped' })
  replacements!: readonly string[];
}

@ObjectType({ description: 'A page of search results' })
export class SearchFilteredProducts extends FilteredProducts {
  @Field(() => [String], {
    description: 'Completions of the text and corrected spellings, each of which finds at least one product',
  })
  suggestions!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'Text that was actually searched for, if words were corrected; null otherwise',
  })
  takenFor!: string | null;

  @Field(() => [SearchAdjustment], {
    description:
      'How the search differs from the text, in the order of its words. Empty if the products match every word. If nothing is found, it names the brands and kinds that the shop lacks',
  })
  adjustments!: readonly SearchAdjustment[];

  @Field(() => [SearchMatch], { description: 'Matches for each product, in the order of `items`' })
  matches!: SearchMatch[];
}
