import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { defaultPage, maxLimit } from '../input/pagination.js';

/** Size of an operation, estimated before execution. */
export interface OperationSize {
  /** Maximum nesting of fields. Fields below an introspection field do not count; GraphQL's validation limits introspection. */
  depth: number;
  /** Estimated number of fields in the response. A list counts with its requested length or, without one, with its usual length. */
  cost: number;
  /** Number of aliased fields, counted again for each spread of their fragment. */
  aliases: number;
}

/** A validated operation and everything it refers to. */
export interface MeasuredOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
}

type Field = GraphQLField<unknown, unknown>;

/** Assumed length of a list when neither the query nor the field gives one. */
const DEFAULT_LIST_LENGTH = 5;

/** Cost hints in a field's @Extensions: the usual length of its list, and its weight relative to a plain field. */
const findDefaultLength = ({ extensions }: Field): number =>
  typeof extensions.defaultLength === 'number' ? extensions.defaultLength : DEFAULT_LIST_LENGTH;
const readWeight = (field: Field | undefined): number => (typeof field?.extensions.weight === 'number' ? field.extensions.weight : 1);
const ZERO_SIZE: MeasuredSize = { depth: 0, cost: 0, aliases: 0, isCacheable: true };

interface MeasuredSize extends OperationSize {
  /** Whether the size may be cached: no field has an argument, on whose value it could depend. */
  isCacheable: boolean;
}

/**
 * Sizes of selections without arguments, by the length that the next list inherits from an argument of an ancestor, such as a page's
 * `limit`. The server caches parsed documents, so a client's operation is measured once, except for the fields with arguments.
 */
const sizesBySelection = new WeakMap<SelectionSetNode, Map<number | undefined, MeasuredSize>>();
/** Number of inherited lengths for which the size of a selection is cached. */
const MAX_CACHED_LENGTHS = 32;

interface Scope {
  type: GraphQLNamedType | undefined;
  /** Length that an argument of an ancestor field sets for the next list below: a page's `limit` is the length of its `items`. */
  inheritedLength: number | undefined;
}

export function measureSize({ operation, ...context }: MeasuredOperation): OperationSize {
  const { coerced } = getVariableValues(context.schema, operation.variableDefinitions ?? [], context.variables);
  // Invalid variables are reported by execution before any field is resolved.
  if (!coerced) return ZERO_SIZE;
  const type = context.schema.getRootType(operation.operation) ?? undefined;
  const measurement = new Measurement(context.schema, context.fragments, coerced);
  const { depth, cost, aliases } = measurement.measureSelections(operation.selectionSet, { type, inheritedLength: undefined });
  return { depth, cost, aliases };
}

/**
 * Measures each fragment once per inherited length, so the time is linear in the length of the document even when fragments spread each
 * other.
 */
class Measurement {
  readonly #sizesByFragment = new Map<string, MeasuredSize>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: MeasuredOperation['fragments'],
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {}

  measureSelections(selectionSet: SelectionSetNode, scope: Scope): MeasuredSize {
    const cachedSizes = sizesBySelection.get(selectionSet);
    const cachedSize = cachedSizes?.get(scope.inheritedLength);
    if (cachedSize) return cachedSize;
    const size = selectionSet.selections.map((selection) => this.#measureSelection(selection, scope)).reduce(sumSizes, ZERO_SIZE);
    if (!size.isCacheable) return size;
    if (!cachedSizes) sizesBySelection.set(selectionSet, new Map([[scope.inheritedLength, size]]));
    else if (cachedSizes.size < MAX_CACHED_LENGTHS) cachedSizes.set(scope.inheritedLength, size);
    return size;
  }

  #measureSelection(selection: SelectionNode, scope: Scope): MeasuredSize {
    if (selection.kind === Kind.FIELD) return this.#measureField(selection, scope);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#measureFragment(selection.name.value, scope);
    const type = selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : scope.type;
    return this.measureSelections(selection.selectionSet, { ...scope, type });
  }

  #measureFragment(name: string, { inheritedLength }: Scope): MeasuredSize {
    const key = `${name}:${inheritedLength}`;
    const cachedSize = this.#sizesByFragment.get(key);
    if (cachedSize) return cachedSize;
    const fragment = this.fragments.get(name);
    if (!fragment) return ZERO_SIZE;
    const size = this.measureSelections(fragment.selectionSet, {
      type: this.schema.getType(fragment.typeCondition.name.value),
      inheritedLength,
    });
    this.#sizesByFragment.set(key, size);
    return size;
  }

  #measureField(node: FieldNode, scope: Scope): MeasuredSize {
    const aliases = node.alias ? 1 : 0;
    const field = findField(this.schema, scope.type, node.name.value);
    if (!field || !node.selectionSet) return { depth: 1, cost: readWeight(field), aliases, isCacheable: true };
    const requestedLength = this.#readRequestedLength(field, node, scope) ?? scope.inheritedLength;
    const isList = isListType(getNullableType(field.type));
    const type = getNamedType(field.type);
    const nestedSize = this.measureSelections(node.selectionSet, { type, inheritedLength: isList ? undefined : requestedLength });
    return {
      depth: isIntrospectionType(type) ? 1 : nestedSize.depth + 1,
      cost: readWeight(field) + nestedSize.cost * (isList ? (requestedLength ?? findDefaultLength(field)) : 1),
      aliases: aliases + nestedSize.aliases,
      isCacheable: nestedSize.isCacheable && !node.arguments?.length,
    };
  }

  /** The input of a mutation says nothing about the size of its response: one id may return a whole cart. */
  #readRequestedLength(field: Field, node: FieldNode, { type }: Scope): number | undefined {
    return type === this.schema.getMutationType() ? undefined : readRequestedLength(field, readArguments(field, node, this.variables));
  }
}

const sumSizes = (one: MeasuredSize, other: MeasuredSize): MeasuredSize => ({
  depth: Math.max(one.depth, other.depth),
  cost: one.cost + other.cost,
  aliases: one.aliases + other.aliases,
  isCacheable: one.isCacheable && other.isCacheable,
});

function findField(schema: GraphQLSchema, type: GraphQLNamedType | undefined, name: string): Field | undefined {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function readArguments(field: Field, node: FieldNode, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    // Invalid arguments make the field an error, which costs nothing.
    return {};
  }
}

/**
 * Returns the length that a query requests of a list: the page size, the limit, or the number of ids. Ids beside a page only filter the
 * page. With both ids and a limit, the higher number counts. It is never 0, which would make all nested fields free.
 */
function readRequestedLength(field: Field, args: Record<string, unknown>): number | undefined {
  if (typeof args.limit === 'number') return toPageSize(args.limit);
  for (const { name, type } of field.args) {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) continue;
    const dto = toRecord(args[name]);
    const { limit, pagination } = input.getFields();
    if (pagination) return toPageSize(toRecord(dto.pagination).limit);
    const idLists = Object.values(dto).filter(Array.isArray);
    if (!limit && idLists.length === 0) continue;
    const idCount = idLists.reduce((sum, list) => sum + list.length, 0);
    const requestedLimit = typeof dto.limit === 'number' ? dto.limit : Number(limit?.defaultValue ?? defaultPage.limit);
    return Math.max(idCount, limit ? requestedLimit : 1, 1);
  }
  return undefined;
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

// An out-of-range size is clamped here, because pagination refuses it with a better message.
const toPageSize = (limit: unknown): number => (typeof limit === 'number' ? Math.min(Math.max(limit, 1), maxLimit) : defaultPage.limit);
