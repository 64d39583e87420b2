/** The result of a check: what must hold, and what contradicts it. */
export interface Finding {
  claim: string;
  breaches: string[];
}
