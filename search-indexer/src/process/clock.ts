/** The only source of the present moment in this process; what falls due is decided by the database's own. */
export const now = (): Date => new Date();
