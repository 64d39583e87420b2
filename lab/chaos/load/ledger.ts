/**
 * A request for a code. `refused`: the shop has responded that nothing was changed. `unknown`: the response was lost or left the outcome
 * open.
 */
export interface CodeRequest {
  recipient: string;
  end: 'acknowledged' | 'refused' | 'unknown';
  challenge: string | null;
}

export interface AcknowledgedSession {
  accessToken: string;
  refreshToken: string;
  /** `uncertain` after a sign-out with an unknown outcome, or when repeated refreshes have not succeeded in time. */
  state: 'live' | 'ended' | 'uncertain';
}

/** An account whose sign-up was acknowledged, and all that the shop has acknowledged about it since. */
export interface AcknowledgedAccount {
  id: string;
  email: string;
  phone: string | null;
  /** Whether a response about adding the phone was lost. */
  isPhoneUncertain: boolean;
  /** Names that the account may have: the last one acknowledged, and later ones whose response was lost. */
  names: Set<string>;
  session: AcknowledgedSession;
}

/** What the shop has acknowledged to its clients. */
export class Ledger {
  readonly accounts: AcknowledgedAccount[] = [];
  readonly codeRequests: CodeRequest[] = [];
  /** Number of wrong codes that were acknowledged as wrong, for each challenge. */
  readonly wrongCodes = new Map<string, number>();
  /** Numbers of acknowledged changes, by what they change. */
  readonly acknowledged = new Map<string, number>();

  countAcknowledged(what: string): void {
    this.acknowledged.set(what, (this.acknowledged.get(what) ?? 0) + 1);
  }
}
