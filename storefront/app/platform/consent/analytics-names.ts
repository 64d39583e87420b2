/** Prefixes of the cookies and storage keys that analytics scripts use. */
const prefixes = /^_(?:ym|ga|gid|gcl|gat)/;

/** Whether a cookie or storage key belongs to an analytics script. */
export const isAnalyticsName = (name: string): boolean => prefixes.test(name);
