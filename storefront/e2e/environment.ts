/** What journeys, and only journeys, read from the environment; `globalSetup` leaves the addresses of the shop there. */
export const environment: Record<string, string | undefined> = process.env;
