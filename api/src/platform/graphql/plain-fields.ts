import { Extensions } from '@nestjs/graphql';
import { type GraphQLSchema, isObjectType } from 'graphql';

/** A method that resolves a field from the parent and all arguments, in this order, and uses no `this`. */
type PlainMethod = (parent: never, args: never) => unknown;

/**
 * Marks a method with `@ResolveField()` that Nest need not wrap. Nest's wrapper is asynchronous, which makes every product of a listing a
 * promise.
 */
export const PlainField =
  () =>
  <Method extends PlainMethod>(target: object, name: string, descriptor: TypedPropertyDescriptor<Method>): void => {
    Extensions({ plain: descriptor.value })(target, name, descriptor);
  };

/** Lets GraphQL call the methods marked with `PlainField` without Nest's wrapper. */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const plainMethod = field.extensions.plain as typeof field.resolve;
      if (plainMethod) field.resolve = plainMethod;
    }
  }
  return schema;
}
