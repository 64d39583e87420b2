import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Path of a page' })
export class UrlMetadataInput {
  @Field(() => String, { description: 'Path of the page; query, hash and trailing slash are ignored' })
  url!: string;
}

@InputType({ description: 'Path to look up' })
export class RedirectRuleInput {
  @Field(() => String, { description: 'Path; query, hash and trailing slash are ignored' })
  path!: string;
}
