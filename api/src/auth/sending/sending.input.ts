import { Field, Float, InputType } from '@nestjs/graphql';

@InputType({ isAbstract: true })
class FormInput {
  @Field(() => String, {
    nullable: true,
    description: 'A field that people do not see and leave empty; a browser of the shop has to send it',
  })
  website?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'When the page was loaded, in Unix ms of the server; a code is sent two seconds later and after. A browser of the shop has to send it',
  })
  pageLoadTime?: number | null;

  @Field(() => String, { nullable: true, description: 'A hash by which the browser is told from others at its address' })
  clientFp?: string | null;
}

@InputType({ description: 'Where a code goes by text message' })
export class SendSmsCodeInput extends FormInput {
  @Field(() => String, { description: 'A mobile phone in any spelling; with its + where it is not Russian' })
  phone!: string;
}

@InputType({ description: 'Where a code goes by mail' })
export class SendEmailCodeInput extends FormInput {
  @Field(() => String, { description: 'An e-mail in any spelling' })
  email!: string;
}
