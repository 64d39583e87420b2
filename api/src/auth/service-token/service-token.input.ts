import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { ServiceScope } from '../../platform/viewer/service-scope.js';

@InputType({ description: 'A service token to create' })
export class CreateServiceTokenInput {
  @Field(() => String, { description: 'Purpose of the token, up to 100 characters' })
  name!: string;

  @Field(() => [ServiceScope], { description: 'Scopes of the token; at least one' })
  scopes!: ServiceScope[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which the token expires; it never expires if omitted' })
  expiresAt?: Date | null;
}

@InputType({ description: 'A service token by its id' })
export class ServiceTokenInput {
  @Field(() => ID, { description: 'Id of the token' })
  id!: string;
}
