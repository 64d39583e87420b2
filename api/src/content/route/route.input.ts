import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Which page is asked about' })
export class UrlMetadataInput {
  @Field(() => String, { description: 'Path of the page; a query, a hash and a slash at its end do not count' })
  url!: string;
}

@InputType({ description: 'Which path is asked about' })
export class RedirectRuleInput {
  @Field(() => String, { description: 'The path; a query, a hash and a slash at its end do not count' })
  path!: string;
}
