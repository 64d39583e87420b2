/** The only source of the current time in this process. The database's clock decides what is due. */
export const now = (): Date => new Date();
