export { createPrisma, type Database } from '../platform/prisma/prisma.client.js';
