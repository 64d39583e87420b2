/** Who changes something for the shop: a member of the staff, a program with a service token, or the command line, which is no account. */
export type Operator = { readonly accountId: string | null } | { readonly tokenId: string };

export interface OperatorInRequest<By extends Operator = Operator> {
  operator: By;
  requestId: string;
}
