import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PagedInput, Pagination } from '../platform/input/pagination.js';
import { SecurityEventKind } from '../platform/prisma/generated/enums.js';

registerEnumType(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'Kind of security event',
  valuesMap: {
    SIGNED_IN: { description: 'A session was opened' },
    SIGN_IN_REFUSED: { description: 'A sign-in was refused: the code was wrong or expired, or there were too many tries' },
    CODE_SENT: { description: 'A code was sent' },
    SEND_REFUSED: { description: 'A request for a code was refused' },
    BREAKER_OPENED: {
      description: 'The shop-wide breaker opened after too many wrong codes: until it closes, all new codes have 6 digits instead of 4',
    },
    BREAKER_CLOSED: { description: 'The shop-wide breaker closed: codes have 4 digits again' },
    SIGNED_OUT: { description: 'The user signed out of this session or all sessions' },
    SESSION_ENDED: { description: 'The user ended a session from another one, or the limit of sessions was reached' },
    REFRESH_REPLAYED: { description: 'A spent refresh token was used again, and its session was revoked' },
    SECOND_FACTOR_PASSED: { description: 'A session passed the second factor' },
    SECOND_FACTOR_REFUSED: { description: 'A second-factor code was wrong or already used' },
    SECOND_FACTOR_ISSUED: { description: 'A new second factor was issued; the previous one is void' },
    ACCESS_LEVEL_CHANGED: { description: "A user's access level was changed" },
    RECIPIENT_ADDED: { description: 'A phone or e-mail was added to an account' },
    ACCOUNT_DELETED: { description: 'A user deleted their account' },
    IDENTITY_CONFIRMED: { description: 'A user confirmed their identity with a code in an open session' },
    DATA_EXPORTED: { description: 'A user exported their data' },
  },
});

@ObjectType({ description: 'A security event. It does not identify a person without further data' })
class SecurityEvent {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => SecurityEventKind, { description: 'Kind of event' })
  event!: SecurityEventKind;

  @Field(() => ID, { nullable: true, description: 'Id of the account concerned, if known' })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the session concerned, if any' })
  sessionId!: string | null;

  @Field(() => String, { nullable: true, description: 'Pseudonym of the phone or e-mail: equal recipients have equal pseudonyms' })
  recipient!: string | null;

  @Field(() => String, { nullable: true, description: 'Network of the client: /24 of IPv4, /64 of IPv6' })
  network!: string | null;

  @Field(() => String, { nullable: true, description: 'User agent of the device' })
  device!: string | null;

  @Field(() => String, { description: 'Further details as JSON' })
  details!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of the event' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the security log, newest first' })
export class SecurityEventList {
  @Field(() => [SecurityEvent], { description: 'Events of this page' })
  items!: SecurityEvent[];

  @Field(() => Pagination, { description: 'Position of the page in the log' })
  pagination!: Pagination;
}

@InputType({ description: 'Filter of the security log' })
export class SecurityLogInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Id of the user whose events to return; all users if omitted' })
  userId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only events at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only events before this time' })
  until?: Date | null;
}
