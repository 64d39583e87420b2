/** Author of a change: a member of the staff, a program with a service token, or the command line, which has no account (null). */
export type Operator = { readonly accountId: string | null } | { readonly tokenId: string };

export interface OperatorInRequest<By extends Operator = Operator> {
  operator: By;
  requestId: string;
}
