import { Field, Float, InputType } from '@nestjs/graphql';

/** Fields of every form that guests can send, by which bots are detected. */
@InputType({ isAbstract: true })
export class FormInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Honeypot: a hidden form field that people leave empty. A browser client must send it as an empty string, other clients may omit it',
  })
  website?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Server time at which the page was loaded, in Unix milliseconds. The form is accepted from two seconds after this time. Required from browsers of the shop',
  })
  pageLoadTime?: number | null;
}
