import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { ServiceScope } from '../../platform/viewer/service-scope.js';

@InputType({ description: 'A service token to create' })
export class CreateServiceTokenInput {
  @Field(() => String, { description: 'What it is for, up to 100 characters' })
  name!: string;

  @Field(() => [ServiceScope], { description: 'What it shall allow; at least one scope' })
  scopes!: ServiceScope[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it shall end; never if omitted' })
  expiresAt?: Date | null;
}

@InputType({ description: 'A service token by its id' })
export class ServiceTokenInput {
  @Field(() => ID, { description: 'Id of the token' })
  id!: string;
}
