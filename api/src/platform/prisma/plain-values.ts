import { type CustomTypesConfig, types as pgTypes } from 'pg';

const { INT8, DATE } = pgTypes.builtins;

/** A day as the beginning of it in UTC. pg would take that of the process's time zone. */
const readDay = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

/** Types as Prisma returns them: an amount is a bigint, a day is a time in UTC. */
export const plainTypes: CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (type === INT8) return BigInt;
    return type === DATE ? readDay : pgTypes.getTypeParser(type, format);
  },
};

/** Parameters as Prisma sends them: times in UTC, which also makes a day of a time that of UTC. */
export const toPlainValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value instanceof Date ? value.toISOString() : Array.isArray(value) ? toPlainValues(value) : value));
