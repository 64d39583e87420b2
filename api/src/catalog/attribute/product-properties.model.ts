import { Field, ObjectType } from '@nestjs/graphql';
import { Material, Season, Sex } from '../product/product-enum.model.js';

@ObjectType({ description: 'What a product is like, line by line; null where nothing is known' })
export class ProductProperties {
  @Field(() => String, { nullable: true, description: 'When it was made' })
  factoryDate!: string | null;

  @Field(() => String, { description: 'The model' })
  modelName!: string;

  @Field(() => Material, { nullable: true, description: 'What it is made of' })
  material!: Material | null;

  @Field(() => String, { nullable: true, description: 'What it is padded or lined with' })
  paddingMaterial!: string | null;

  @Field(() => String, { nullable: true, description: 'The sole' })
  sole!: string | null;

  @Field(() => String, { nullable: true, description: 'Whatever else is worth knowing' })
  additionalInfo!: string | null;

  @Field(() => Sex, { description: 'Whom it is made for' })
  sex!: Sex;

  @Field(() => [Season], { description: 'When it is worn' })
  seasons!: Season[];

  @Field(() => String, { nullable: true, description: 'What it comes in' })
  packaging!: string | null;

  @Field(() => String, { nullable: true, description: 'How it is fastened' })
  fasteningType!: string | null;

  @Field(() => String, { nullable: true, description: 'What it can do' })
  functionality!: string | null;

  @Field(() => String, { nullable: true, description: 'Form of the toe' })
  toeStyle!: string | null;

  @Field(() => String, { nullable: true, description: 'Height of the shaft' })
  shagHeight!: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of the heel' })
  heelType!: string | null;
}
