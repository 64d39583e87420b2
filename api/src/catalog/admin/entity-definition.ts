import type { z } from 'zod';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Field } from '../exchange/fields.js';

type Transaction = Prisma.TransactionClient;

/** Fields of every entity that operators see. */
export interface EntityView {
  slug: string;
  updatedAt: Date;
}

/** The fields of a form that are written. An absent one keeps its value. */
export type FormFields<Form> = Omit<Form, 'slug' | 'updatedAt' | 'uploadId'>;

export interface Change<Form, View> {
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
  /** Fields that are read by SQL of their own. */
  computedFields?: Readonly<Record<string, string>>;
  /** Fields that a new entity needs. */
  required: readonly string[];
  /** Field that takes the key of an uploaded picture. */
  picture?: string;
  /** Column with the name for people. */
  name: string;
  /** Order of the list, as SQL. */
  order: string;
  /** Whether rows may be marked as deleted. */
  usesSoftDelete: boolean;
  /** Counts of what refers to a row, as SQL. While one is not 0 the row is not removed. */
  references: Readonly<Record<string, string>>;
  /** Throws if the change contradicts other rows. */
  checkRows?(transaction: Transaction, slug: string, change: Omit<Change<Form, View>, 'id'>): Promise<void>;
  writeRelated?(transaction: Transaction, change: Change<Form, View>): Promise<void>;
  removeRelated?(transaction: Transaction, slug: string): Promise<void>;
}
