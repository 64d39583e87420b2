/** The environment of journeys. `globalSetup` stores the URLs of the shop in it. */
export const environment: Record<string, string | undefined> = process.env;
