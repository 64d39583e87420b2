import type { z } from 'zod';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Field } from '../exchange/field-columns.js';

type Transaction = Prisma.TransactionClient;

/** Fields of every entity that operators see. */
export interface EntityView {
  slug: string;
  updatedAt: Date;
}

/** The fields of a form that are written. An absent field keeps its value. */
export type FormFields<Form> = Omit<Form, 'slug' | 'updatedAt' | 'uploadId'>;

export interface EntityChange<Form, View> {
  id: string;
  fields: FormFields<Form>;
  /** The entity before the change; null for a new one. */
  existing: View | null;
}

/** A kind of catalog entity, such as a brand: how operators save, list and remove it. */
export interface EntityDefinition<Form, View> {
  table: string;
  form: z.ZodType<Form>;
  /** Fields that are columns of the table. */
  fields: readonly Field[];
  /** Fields that are not columns of the table, each with the SQL that reads it. */
  computedFields?: Readonly<Record<string, string>>;
  /** Fields that a new entity needs. */
  requiredFields: readonly string[];
  /** Field that takes the key of an uploaded picture. */
  pictureField?: string;
  /** Column with the name by which people know the entity. */
  nameColumn: string;
  /** ORDER BY of the list, as SQL. */
  orderBy: string;
  /** Whether rows may be marked as deleted. */
  usesSoftDelete: boolean;
  /**
   * SQL that counts the rows that refer to an entity, by kind of the referring rows. The entity is not removed while a count is above 0.
   */
  referenceCounts: Readonly<Record<string, string>>;
  /** Throws if the change contradicts other rows. */
  checkRows?(transaction: Transaction, slug: string, change: Omit<EntityChange<Form, View>, 'id'>): Promise<void>;
  writeRelated?(transaction: Transaction, change: EntityChange<Form, View>): Promise<void>;
  removeRelated?(transaction: Transaction, slug: string): Promise<void>;
}
