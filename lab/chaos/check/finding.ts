/** The result of a check: the rule, and its violations. */
export interface Finding {
  claim: string;
  violations: string[];
}
