import { Field, ObjectType } from '@nestjs/graphql';
import { Material, Season, Sex } from '../product/product-enum.model.js';

@ObjectType({ description: 'Product properties; null where unknown' })
export class ProductProperties {
  @Field(() => String, { nullable: true, description: 'When it was made, in words such as «Март 2026»' })
  factoryDate!: string | null;

  @Field(() => String, { description: 'Model name' })
  modelName!: string;

  @Field(() => Material, { nullable: true, description: 'Main material' })
  material!: Material | null;

  @Field(() => String, { nullable: true, description: 'Lining or padding' })
  paddingMaterial!: string | null;

  @Field(() => String, { nullable: true, description: 'Sole' })
  sole!: string | null;

  @Field(() => String, { nullable: true, description: 'Additional information' })
  additionalInfo!: string | null;

  @Field(() => Sex, { description: 'Sex that the product is made for' })
  sex!: Sex;

  @Field(() => [Season], { description: 'Seasons that the product suits' })
  seasons!: Season[];

  @Field(() => String, { nullable: true, description: 'What the product is packed in, such as «Коробка и\u00a0тканевый мешок»' })
  packaging!: string | null;

  @Field(() => String, { nullable: true, description: 'Type of fastening' })
  fasteningType!: string | null;

  @Field(() => String, { nullable: true, description: 'Functional features, such as «Для бега»' })
  functionality!: string | null;

  @Field(() => String, { nullable: true, description: 'Shape of the toe' })
  toeStyle!: string | null;

  @Field(() => String, { nullable: true, description: 'Height of the shaft' })
  // `shag` is a misspelling of `shaft`. It stays, because the contract is published with it.
  shagHeight!: string | null;

  @Field(() => String, { nullable: true, description: 'Type of heel' })
  heelType!: string | null;
}
