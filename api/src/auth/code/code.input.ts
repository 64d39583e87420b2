import { Field, InputType } from '@nestjs/graphql';

/** The code with which a mutation is confirmed. */
@InputType({ isAbstract: true })
export class CodeInput {
  @Field(() => String, { description: 'Digits of the code' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "`challenge` that was returned when the code was sent. The shop's browsers omit it, because their cookie identifies the code. If another client omits it, the latest code that was requested without this cookie is used",
  })
  challenge?: string | null;
}
