import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';
import { SecurityEventKind } from '../../platform/prisma/generated/enums.js';

registerEnumType(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'What happened at the doors',
  valuesMap: {
    SIGNED_IN: { description: 'A session was opened' },
    SIGN_IN_REFUSED: { description: 'A code was wrong, too old, or one too many' },
    CODE_SENT: { description: 'A code was sent' },
    SEND_REFUSED: { description: 'A code was asked for and not sent' },
    BREAKER_OPENED: { description: 'So many codes were guessed in the whole shop that all became longer' },
    BREAKER_CLOSED: { description: 'They are short again' },
    SIGNED_OUT: { description: 'The person ended a session, or all of them' },
    SESSION_ENDED: { description: 'The person ended a session from another one, or had too many' },
    REFRESH_REPLAYED: { description: 'A spent refresh token was used again: its session was killed' },
    SECOND_FACTOR_PASSED: { description: 'A session got the full level of its person' },
    SECOND_FACTOR_REFUSED: { description: 'A code of the second factor was wrong or used' },
    SECOND_FACTOR_ISSUED: { description: 'A person was given a new second factor; the one before is void' },
    ACCESS_LEVEL_CHANGED: { description: 'A person may do more or less than before' },
    RECIPIENT_ADDED: { description: 'A phone or e-mail was confirmed for an account' },
    ACCOUNT_DELETED: { description: 'A person deleted the account' },
    IDENTITY_CONFIRMED: { description: 'A person showed a code in a session that was open already' },
    DATA_EXPORTED: { description: 'A person was given what is kept of them' },
  },
});

@ObjectType({ description: 'Something that happened at the doors. Nothing in it names a person to who has no other data' })
class SecurityEvent {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => SecurityEventKind, { description: 'What happened' })
  event!: SecurityEventKind;

  @Field(() => ID, { nullable: true, description: 'Whose account it was, where one is known' })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Which session it was' })
  sessionId!: string | null;

  @Field(() => String, { nullable: true, description: 'The same for the same phone or e-mail, which it does not tell' })
  recipient!: string | null;

  @Field(() => String, { nullable: true, description: 'The network of the client: its /24, of IPv6 its /64' })
  network!: string | null;

  @Field(() => String, { nullable: true, description: 'What the device called itself' })
  device!: string | null;

  @Field(() => String, { description: 'More of it, as JSON' })
  details!: string;

  @Field(() => GraphQLISODateTime, { description: 'When' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the security log, newest first' })
export class SecurityLogPage {
  @Field(() => [SecurityEvent], { description: 'What happened' })
  items!: SecurityEvent[];

  @Field(() => Pagination, { description: 'Where the page stands' })
  pagination!: Pagination;
}
