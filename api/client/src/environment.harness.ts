/** The environment variables of the tests. The global setup adds variables with the URLs of the API and of its database. */
export const environment: Record<string, string | undefined> = process.env;
