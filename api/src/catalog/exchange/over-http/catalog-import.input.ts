import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'An import of a catalog file' })
export class CatalogImportInput {
  @Field(() => ID, { description: 'Id of the import' })
  id!: string;
}
