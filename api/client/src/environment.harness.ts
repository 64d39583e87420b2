/** The environment of the tests. The global setup stores the addresses of the API in it. */
export const environment: Record<string, string | undefined> = process.env;
