import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, type ReturnTypeFunc } from '@nestjs/graphql';
import { z } from 'zod';
import { Kopecks } from './scalars.js';

// Creates GraphQL types from a zod schema, so that names, descriptions and rules of imported and saved data are declared once.

type ReturnTypeFuncValue = ReturnType<ReturnTypeFunc>;

type Kind = 'input' | 'output';
/** A class registered with Nest as a GraphQL type. */
export type GraphqlClass = abstract new () => object;

const declaredTypes: Record<Kind, WeakMap<z.core.$ZodType, GraphqlClass>> = { input: new WeakMap(), output: new WeakMap() };

const optionalTypes = new Set(['optional', 'default', 'prefault']);

/** An opaque id in an input. Any text is accepted; text that is not an id matches nothing. */
export const opaqueId = z.string().meta({ graphql: 'ID' });

interface UnwrappedSchema {
  type: z.core.$ZodTypes;
  description: string | undefined;
  /** Whether the schema accepts null. */
  isNullable: boolean;
  isOptional: boolean;
}

/** Removes the wrappers for optional, nullable and default values. */
function unwrap(schema: z.ZodType): UnwrappedSchema {
  let type = schema as unknown as z.core.$ZodTypes;
  let { description } = schema;
  let [isNullable, isOptional] = [false, false];
  while ('innerType' in type._zod.def) {
    const { type: wrapper, innerType } = type._zod.def;
    if (wrapper === 'nullable') isNullable = true;
    if (optionalTypes.has(wrapper)) isOptional = true;
    type = innerType as z.core.$ZodTypes;
    description ??= (innerType as z.ZodType).description;
  }
  return { type, description, isNullable, isOptional };
}

function toGraphqlType(type: z.core.$ZodTypes, kind: Kind): ReturnTypeFuncValue {
  const { def } = type._zod;
  switch (def.type) {
    case 'string':
      return ('format' in def && def.format === 'uuid') || z.globalRegistry.get(type)?.graphql === 'ID' ? ID : String;
    case 'boolean':
      return Boolean;
    case 'date':
      return GraphQLISODateTime;
    case 'number':
      return 'format' in def && def.format === 'int32' ? Int : Kopecks;
    case 'enum':
      return def.entries;
    case 'array':
      return [toGraphqlType(unwrap(def.element as z.ZodType).type, kind)] as ReturnTypeFuncValue;
    case 'object': {
      const declaredClass = declaredTypes[kind].get(type);
      if (declaredClass) return declaredClass;
      throw new Error(`Declare the ${kind} type of the inner object first`);
    }
    default:
      throw new Error(`No GraphQL type stands for ${def.type}`);
  }
}

function declareClass(schema: z.ZodObject, name: string, kind: Kind): GraphqlClass {
  const graphqlClass = class {};
  for (const [key, value] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const { type, description, isNullable, isOptional } = unwrap(value);
    const nullable = isNullable || (kind === 'input' && isOptional);
    Field(() => toGraphqlType(type, kind), { nullable, ...(description !== undefined && { description }) })(graphqlClass.prototype, key);
  }
  declaredTypes[kind].set(schema, graphqlClass);
  const options = { ...(schema.description !== undefined && { description: schema.description }) };
  if (kind === 'input') InputType(name, options)(graphqlClass);
  else ObjectType(name, options)(graphqlClass);
  return graphqlClass;
}

/** Declares an input with the fields of a schema. GraphQL also accepts null for an optional field; the schema then decides about it. */
export const declareInput = (schema: z.ZodObject, name: string): GraphqlClass => declareClass(schema, name, 'input');

/** Declares an object type with the fields of a schema. Only a field whose schema accepts null is nullable. */
export const declareObject = (schema: z.ZodObject, name: string): GraphqlClass => declareClass(schema, name, 'output');
